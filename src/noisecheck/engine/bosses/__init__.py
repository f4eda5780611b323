"""Boss stages: what all bosses share, and one file for each of them."""
