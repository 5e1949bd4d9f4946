"""Two states of the rules, compared over every situation that both can be asked about."""
