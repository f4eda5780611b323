"""`python -m bench`: measure, and print the table."""

from bench.engine import measurements
from bench.yardstick import measure, report, yardstick

if __name__ == "__main__":
    report(measure("yardstick", yardstick), measurements())
