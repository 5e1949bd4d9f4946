"""What a Zarcovi judge is asked, one axis a question, in layers."""
