"""`zarcovi lint`: files read, linted, chosen from and told, one module a format."""
