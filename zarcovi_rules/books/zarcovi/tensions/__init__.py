"""Passages that seem to contradict each other, and what settles each: a layer, an override or a reading.

Each has a scenario tagged with its id, in which the resolution shows.
"""
