"""Where things lie on the screen."""

from playwright.sync_api import FloatRect, Locator


def box_of(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box
    return box


def overlap(one: FloatRect, other: FloatRect) -> bool:
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    return across and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]
