"""What dev.py is made of; needs nothing but Python."""
