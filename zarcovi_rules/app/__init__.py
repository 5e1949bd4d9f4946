"""What people meet: the command line. It knows everything below and is known by nothing."""
