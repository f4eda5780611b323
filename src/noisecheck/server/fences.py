"""Tabs that a seat was used in before: a seat is used in one tab at a time, the latest."""

from __future__ import annotations

MOST_FENCED = 200  # tabs that are remembered; an older one may come back and fence in turn


class Fences:
    def __init__(self) -> None:
        self.tabs: dict[tuple[int, str], None] = {}  # in the order of their fencing

    def keep_out(self, player: int, tab: str) -> bool:
        return (player, tab) in self.tabs

    def put_up(self, player: int, tab: str) -> None:
        self.tabs[player, tab] = None
        if len(self.tabs) > MOST_FENCED:
            del self.tabs[next(iter(self.tabs))]

    def take_down(self, player: int, tab: str) -> None:
        self.tabs.pop((player, tab), None)
