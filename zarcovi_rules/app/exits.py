"""What the exit codes mean. They are relied on by CI jobs."""

FINE = 0
FINDINGS = 1
BAD_USAGE = 2
OUR_FAULT = 3
