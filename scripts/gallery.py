"""`make gallery`: a picture of every stage and of every state of a figure, at the table, in three sizes of window.

They go to `screenshots/gallery/`, each by itself and on contact sheets: to be looked at, one beside the other. Words
behind it take only those that have one of them in their names; `theme=daylight` and the like are settings.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

from noisecheck import new_game, picture
from noisecheck.campaign import plan
from noisecheck.content.loader import find_stage, parties
from scripts import chromium
from tests.browser.conftest import AS_USUAL, BY_TOUCH, DESKTOP, FLAGS, LAPTOP, PATIENCE, PHONE
from tests.browser.serving import Serving
from tests.browser.tables import kept, open_table

FOLDER = Path(__file__).parent.parent / "screenshots" / "gallery"
NUMBERED = ("gear", "token", "guard", "door", "event", "objective")  # lines of which a scene has one for each place


class Sheet(NamedTuple):
    """How pictures of a size lie on a contact sheet."""

    size: ViewportSize
    columns: int
    rows: int
    scale: float


SHEETS = (Sheet(DESKTOP, 2, 3, 0.66), Sheet(LAPTOP, 2, 3, 0.66), Sheet(PHONE, 6, 1, 0.7))


class Scene(NamedTuple):
    """A stage as it begins, with as many heroes as it takes, and what is different in it, line by line.

    A line takes the place of those that begin alike.
    """

    stage: str
    changes: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        file = find_stage(self.stage).file
        party = parties(file, max(map(int, file.players)))[0]
        begins = picture(new_game(self.stage, heroes=party, seed=7)).splitlines()
        gone = {opening(change) for change in self.changes} | {"turn", "phase", "memory-box"}
        turn = () if any(each.startswith("phase ") for each in self.changes) else (f"turn {party[0]}",)
        return "\n".join([*(line for line in begins if opening(line) not in gone), *self.changes, *turn])


def opening(line: str) -> str:
    """The first word of a line, and of those that there are many of its second."""
    first, *others = line.split() or [""]
    return " ".join((first, *others[: first in NUMBERED]))


REX = "rex f1:h3 S health 50"
SCENES = {
    **{stage.id: Scene(stage.id) for stage in plan.core().stages},
    "dock-investigated": Scene(
        "cargo-dock", ("snake b8 damage 1", "? snake c8", "guard e6 W", "ko e9 1", "guard i1 W ko 1", "event A f2 used")
    ),
    "dock-alert": Scene("cargo-dock", ("snake b9", "! snake c8", "guard e6 W", "guard e8 S damage 1", "dead e9")),
    "cells-open": Scene(
        "holding-cells", ("door d2-d1 level 2 needs 3+ 4+ open", "snake b3", "event A e1 used", "ko b5 2 tied")
    ),
    "enemy-phase": Scene("heliport", ("snake d5", "! snake d5", "order lost-contact 5/4 left", "phase enemy")),
    "rex-aiming": Scene("metal-gear-rex", (f"boss {REX} track 1", "token lock-on-snake g9")),
    "rex-open": Scene("metal-gear-rex", (f"boss {REX} marks held-open", "snake d5 damage 2")),
    "rex-reeling": Scene("metal-gear-rex", (f"boss {REX} damage 30 marks reeling", "gray-fox i9 acted")),
    "tank-wounded": Scene("tank", ("boss tank e4:g6 W health 40 damage 22", "snake b5", "meryl j5")),
    "hind-wounded": Scene("hind-d", ("boss hind e1:i2 S health 24 damage 13", "meryl h8 acted")),
    "wolf-up": Scene("sniper-wolf", ("boss wolf i3 S health 24 damage 5",)),
    "mantis-deaf": Scene("psycho-mantis", ("boss mantis d4 S health 30 damage 16 marks other-hand",)),
    "raven-rage": Scene("vulcan-raven", ("boss raven f5 S health 28 damage 15 track 8",)),
    "ninja-hurt": Scene("cyborg-ninja", ("boss ninja e4 E health 24 damage 13", "meryl f7 acted")),
    "ocelot-hurt": Scene("revolver-ocelot", ("boss ocelot h2 S health 20 damage 11", "snake d6 damage 3")),
    **{
        f"liquid-{stance}": Scene("liquid", (f"boss liquid e4 S health 15 track {at} marks skull",))
        for at, stance in enumerate(("upright", "planted", "off-balance", "waiting"))
    },
    "heroes-hidden": Scene(
        "metal-gear-rex", ("snake g7 boxed", "meryl e8 disguised", "gray-fox i8 used stealth-camouflage")
    ),
    "hero-unseen": Scene("metal-gear-rex", ("snake g7 used stealth-camouflage",)),
    "hero-hangs": Scene("liquid", ("boss liquid d5 S health 15 marks hangs-snake", "snake d6 damage 1")),
    "heroes-worn": Scene(
        "metal-gear-rex", ("snake g7 damage 3 hostages 1", "meryl e8 damage 2 acted", "otacon a1 acted")
    ),
}


def take(window: Browser, server: str, name: str, size: ViewportSize, settings: dict[str, str]) -> Image.Image:
    seat = open_table(server, scene=SCENES[name].text)
    options = {**AS_USUAL, "viewport": size, **(BY_TOUCH if size is PHONE else {})}
    with window.new_context(storage_state=kept(server, [seat], settings), base_url=server, **options) as context:  # type: ignore[arg-type]
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(f"/t/{seat.table}")
        expect(page.locator("[data-figure]").first).to_be_visible()
        expect(page.locator("[data-plate=ready]")).to_be_visible()
        page.wait_for_load_state("networkidle")
        file = FOLDER / f"{name}-{size['width']}x{size['height']}.png"
        page.screenshot(path=file)
    return Image.open(file).convert("RGB")


def lay_out(sheet: Sheet, pictures: dict[str, Image.Image]) -> None:
    """On contact sheets, each with its name."""
    wide, high = round(sheet.size["width"] * sheet.scale), round(sheet.size["height"] * sheet.scale)
    each = sheet.columns * sheet.rows
    names = list(pictures)
    for number, start in enumerate(range(0, len(names), each), 1):
        page = Image.new("RGB", (sheet.columns * (wide + 8), sheet.rows * (high + 22)), "#20262a")
        pen = ImageDraw.Draw(page)
        for place, name in enumerate(names[start : start + each]):
            x, y = place % sheet.columns * (wide + 8), place // sheet.columns * (high + 22)
            small = pictures[name].resize((wide, round(pictures[name].height * wide / pictures[name].width)))
            page.paste(small.crop((0, 0, wide, high)), (x, y + 18))
            pen.text((x + 4, y + 3), name, fill="#fff")
        page.save(FOLDER / f"sheet-{sheet.size['width']}-{number}.png")


def main(words: list[str]) -> None:
    settings = dict(word.split("=", 1) for word in words if "=" in word)
    wanted = [word for word in words if "=" not in word]
    names = [name for name in SCENES if not wanted or any(word in name for word in wanted)]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder))
        serving.start()
        window = playwright.chromium.launch(executable_path=chromium.find(), args=FLAGS)
        try:
            for sheet in SHEETS:
                lay_out(sheet, {name: take(window, serving.address, name, sheet.size, settings) for name in names})
        finally:
            window.close()
            serving.stop()
    print(f"{3 * len(names)} pictures and their sheets in {FOLDER}")


if __name__ == "__main__":
    main(sys.argv[1:])
