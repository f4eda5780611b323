"""What a position means, before anybody commits to anything: sight, ways, previews, odds.

Every figure here comes from the functions that resolve play, run on a copy. Nothing hidden goes into an answer.
"""
