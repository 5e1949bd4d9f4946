"""The written rulings, a module a chapter of the source. A ruling that stands here exists; nothing registers it."""
