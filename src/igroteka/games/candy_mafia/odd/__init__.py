"""Roles that need code of their own, one small file each."""
