"""Drawn maps: whatever is in a position is in its picture, with its place and its words."""

import re
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noisecheck import Game, SceneError, new_game, scene, stage_ids, texts
from noisecheck.art.drawings import drawings
from noisecheck.engine.cards import Die
from noisecheck.engine.rules.sight import watched_spaces
from noisecheck.render import draw
from noisecheck.render.floor_plan import LABELS, FloorPlan
from tests.notation.test_scene import EVERYTHING, MAP
from tests.table import rule

SVG = "{http://www.w3.org/2000/svg}"
TWO_ZONES = """
    a   b
  +---+---+
1 | .   . |
  +---+---+
zone east b1:b1
zone west a1:a1
snake a1
"""
SHAPES = {"path", "circle", "rect", "polygon", "use"}


class Picture:
    """A drawn game, read back."""

    def __init__(self, game: Game) -> None:
        self.text = draw(game)
        self.root = ElementTree.fromstring(self.text)

    def groups(self, kinds: str, **data: str) -> list[ElementTree.Element]:
        """The groups that have all these classes and all these data."""
        wanted = set(kinds.split())
        return [
            group
            for group in self.root.iter()
            if wanted <= set(group.get("class", "").split())
            and all(group.get(f"data-{name}") == value for name, value in data.items())
        ]

    def only(self, kinds: str, **data: str) -> ElementTree.Element:
        found = self.groups(kinds, **data)
        assert len(found) == 1, (kinds, data, len(found))
        return found[0]


def title(group: ElementTree.Element) -> str:
    return group.findtext(f"{SVG}title", "")


def shapes(group: ElementTree.Element) -> int:
    return sum(element.tag.removeprefix(SVG) in SHAPES for element in group.iter())


def points(group: ElementTree.Element) -> list[tuple[float, float]]:
    """All points of the lines of a group."""
    ways = " ".join(path.get("d", "") for path in group.iter(f"{SVG}path"))
    return [(float(x), float(y)) for x, y in re.findall(r"[ML] ?([\d.]+)[ ,]([\d.]+)", ways)]


@pytest.fixture(scope="module")
def everything() -> Picture:
    return Picture(scene(EVERYTHING))


@pytest.mark.parametrize(
    ("kinds", "space"),
    [
        ("hero snake acting", "a3"),
        ("hero meryl disguised acted", "b3"),
        ("guard S hurt", "c2"),
        ("guard N", "e2"),
        ("dead", "d1"),
        ("ko tied", "c3"),
        ("attention alert snake", "a3"),
        ("attention investigate meryl", "b1"),
        ("camera green", "e1"),
        ("trap camera up green", "a1"),
        ("trap down", "e3"),
        ("charge c-4", "a2"),
        ("objective optional down", "e1"),
        ("objective taken", "c3"),
        ("event A used", "c1"),
        ("event C", "d3"),
        ("exit", "a1"),
        ("exit", "a2"),
        ("terminal hacked", "e2"),
        ("elevator", "e3"),
        ("supply", "b3"),
        ("barracks", "a1"),
        ("barracks", "e3"),
        ("facing-icon E", "a3"),
        ("turn-icon", "c3"),
        ("space obstacle", "b2"),
        ("space floor", "d2"),
    ],
)
def test_everything_is_drawn_in_its_space_and_says_what_it_is(everything: Picture, kinds: str, space: str) -> None:
    group = everything.only(kinds, space=space)

    assert space in title(group)
    assert shapes(group)


@pytest.mark.parametrize(
    ("kinds", "space", "key", "facts"),
    [
        ("guard S", "c2", "render-guard", {"space": "c2", "facing": "S", "damage": 1, "ko": 1}),
        ("camera green", "e1", "render-camera", {"space": "e1", "orange": "W", "green": "S", "colour": "green"}),
        (
            "barracks",
            "a1",
            "render-barracks-facing",
            {"space": "a1", "zone": "yard", "count": 3, "facing": "E"},
        ),
        ("terminal", "e2", "render-terminal", {"space": "e2", "level": 3, "needs": "2 4 5", "hacked": "yes"}),
        ("elevator", "e3", "render-elevator", {"space": "e3", "to": "a1"}),
        ("attention alert", "a3", "render-alert", {"hero": "snake", "space": "a3"}),
    ],
)
def test_titles_give_the_facts(
    everything: Picture, kinds: str, space: str, key: str, facts: dict[str, str | int]
) -> None:
    assert title(everything.only(kinds, space=space)) == texts.say(key, facts)


def test_every_body_is_drawn_where_several_lie(everything: Picture) -> None:
    assert len(everything.groups("ko", space="c3")) == 2


def test_doors_are_locked_or_open_and_show_the_dice_that_lie_at_them(everything: Picture) -> None:
    locked, opened = everything.only("door locked", door="d2-e2"), everything.only("door open", door="d2-d3")

    assert "d2-e2" in title(locked)
    assert title(locked).endswith(texts.say("render-dice", {"dice": (Die("w", 0), Die("b", 4), Die("b", 1))}))
    assert title(opened) == texts.say("render-door-open", {"door": "d2-d3", "level": 5, "needs": "2 3 6 1"})


def test_a_sealed_door_that_is_open_has_no_level() -> None:
    game = scene(f"{MAP}door d2-d3 level 5 sealed open\nsnake a1\nturn snake")

    assert title(Picture(game).only("door open", door="d2-d3")) == "Door d2-d3, open"


def test_walls_lie_between_two_spaces_or_on_the_border(everything: Picture) -> None:
    walls = {wall.get("data-between") for wall in everything.groups("wall")}

    assert {"a2 b2", "b2 c2", "b1 b2", "b2 b3", "d1 e1", "d3 e3", "a3 b3"} <= walls
    assert {"a1", "b1", "e3"} <= walls
    assert not {"a1 b1", "d2 e2", "d2 d3"} & walls


@rule("BOS-39")
def test_the_edge_of_a_roof_is_a_drop_and_no_wall() -> None:
    drawn = Picture(new_game("liquid"))

    assert len(drawn.groups("drop")) == 24
    assert not drawn.groups("wall")
    assert texts.say("legend-drop", {}) in {title(entry) for entry in drawn.groups("entry")}


def test_elevators_are_linked_to_where_they_go(everything: Picture) -> None:
    everything.only("elevator-way", **{"from": "e3", "to": "a1"})


def test_the_way_of_an_elevator_there_and_back_is_drawn_once_with_an_arrow_at_either_end() -> None:
    way = Picture(scene(f"{MAP}elevator e3 to a1\nelevator a1 to e3\nsnake a1\nturn snake")).only("elevator-way")

    assert shapes(way) == 3


def test_zones_are_named_and_every_space_knows_its_own(everything: Picture) -> None:
    for name, spaces in (("yard", 11), ("hall", 3)):
        assert name in title(everything.only("zone", zone=name))
        assert len(everything.groups("space floor", zone=name)) == spaces


def test_a_zone_has_its_name_on_the_map_and_the_legend_explains_borders_one_can_walk_across() -> None:
    """Between the zones of PAL Override there are walls and doors, and no dashes."""
    drawn = Picture(new_game("pal-override"))

    assert texts.name("underground-base") in title(drawn.only("zone", zone="underground-base"))
    assert texts.say("legend-zone", {}) not in {title(entry) for entry in drawn.groups("entry")}
    assert texts.say("legend-zone", {}) in {title(entry) for entry in Picture(scene(TWO_ZONES)).groups("entry")}


def test_the_way_of_an_elevator_stays_on_the_board() -> None:
    """Along the last row of the prison it bends inwards, not over the coordinates."""
    drawn = Picture(new_game("prison-break"))
    board = FloorPlan(new_game("prison-break").checkpoint.stage.board)

    lowest = max(y for way in drawn.groups("elevator-way") for _, y in points(way))
    assert lowest < board.bottom - LABELS


def test_watched_spaces_are_hatched_and_no_others(everything: Picture) -> None:
    state = scene(EVERYTHING).checkpoint
    names = [name for space, name in enumerate(state.stage.board.names) if watched_spaces(state) >> space & 1]

    assert names
    assert [group.get("data-space") for group in everything.groups("space watched")] == names
    assert everything.only("hatch").get("data-spaces", "").split() == names
    assert shapes(everything.only("hatch"))


def test_a_laser_lights_the_spaces_it_sees() -> None:
    drawn = Picture(scene(MAP + "trap e1 laser up\nsnake a1"))

    assert [group.get("data-space") for group in drawn.groups("space lit")] == ["e1", "e2", "e3"]
    assert drawn.only("dots").get("data-spaces") == "e1 e2 e3"


def test_a_trap_that_lies_face_down_gives_nothing_away() -> None:
    pictures = [draw(scene(MAP + f"trap e1 {kind} down\nsnake a1")) for kind in ("camera", "laser", "blank")]

    assert pictures[0] == pictures[1] == pictures[2]


def test_the_cones_of_a_camera_stand_out_by_shape() -> None:
    """It looks where the colour in force says, with a dashed outline the other way; both carry a letter."""
    camera = Picture(scene(MAP + "camera e1 orange W green S\ncameras orange\nsnake a1")).only("camera", space="e1")
    turned = {
        use.get("href"): group.get("transform")
        for group in camera.iter(f"{SVG}g")
        for use in group.findall(f"{SVG}use")
    }

    assert turned == {"#thing-camera-way": "rotate(180)", "#thing-camera": "rotate(270)"}
    assert "stroke-dasharray" in drawings()["thing-camera-way"]
    assert "stroke-dasharray" not in drawings()["thing-camera"]


def test_the_legend_explains_what_is_on_the_map_and_nothing_else() -> None:
    plain = Picture(scene("    a\n  +---+\n1 | . |\n  +---+\nsnake a1"))

    assert [title(entry) for entry in plain.groups("entry")] == [texts.say("legend-hero", {})]


def test_the_header_tells_stage_round_and_outcome() -> None:
    third = texts.say("render-round", {"round": 3, "phase": "player"})
    assert third in title(Picture(scene(EVERYTHING)).only("header"))
    assert texts.name("heliport") in title(Picture(new_game("heliport")).only("header"))
    over = scene(MAP + "snake a1\noutcome lost: snake killed in action")
    assert "Snake was killed" in title(Picture(over).only("header"))


def test_coordinates_are_drawn_on_all_four_sides(everything: Picture) -> None:
    assert shapes(everything.only("coordinates")) == 2 * (5 + 3)


def test_rows_and_columns_without_a_space_take_no_room() -> None:
    """Around the roof of the last duel there is nothing: it has columns B to H and rows 2 to 6."""
    assert shapes(Picture(new_game("liquid")).only("coordinates")) == 2 * (7 + 5)


@pytest.mark.parametrize(
    ("kinds", "space"), [("boss ocelot W", "e1"), ("token hostage", "e4"), ("node W", "e1"), ("node N", "b6")]
)
def test_a_boss_its_tokens_and_its_circuit_are_drawn(kinds: str, space: str) -> None:
    drawn = Picture(new_game("revolver-ocelot"))

    assert space in title(drawn.only(kinds, space=space))
    assert shapes(drawn.only(kinds, space=space))
    explained = {title(entry) for entry in drawn.groups("entry")}
    keys = ("legend-boss", "legend-hostage", "render-legend-node")
    assert {texts.say(key, {}) for key in keys} <= explained


def test_the_way_of_a_boss_that_walks_a_circuit_is_dotted_from_node_to_node() -> None:
    assert shapes(Picture(new_game("revolver-ocelot")).only("circuit")) == 2 * 8  # a line and an arrow-head each
    assert not Picture(new_game("vulcan-raven")).groups("circuit")


def test_a_node_comes_before_the_icon_of_guards_in_its_space() -> None:
    drawn = Picture(new_game("coordination-raven"))

    assert "scale" not in drawn.only("node", space="b7").get("transform", "")
    assert "scale" in drawn.only("facing-icon", space="b7").get("transform", "")


@rule("BOS-6")
def test_what_faces_all_ways_looks_nowhere_and_what_has_a_face_has_a_notch() -> None:
    tank, rex = (Picture(new_game(stage)) for stage in ("tank", "metal-gear-rex"))

    assert not list(tank.only("body").iter(f"{SVG}polygon"))
    assert not [part for part in tank.groups("boss tank") if "looking" in title(part)]
    assert texts.say("legend-boss", {}) not in {title(entry) for entry in tank.groups("entry")}
    assert len(list(rex.only("body").iter(f"{SVG}polygon"))) == 1
    assert all("looking" in title(part) for part in rex.groups("boss rex"))


def test_the_air_round_a_roof_is_dark_and_explained() -> None:
    """Two rows of air on every side of the roof: 13 by 11 spaces, 9 by 7 of them to walk on."""
    roof, field = (Picture(new_game(stage)) for stage in ("hind-d", "tank"))

    dark = [space for space in roof.groups("space floor") if len(list(space.iter(f"{SVG}rect"))) == 2]
    assert len([space for space in dark if space.get("data-space") in ("a1", "m11", "b5", "g2")]) == 4
    assert texts.say("render-legend-beyond", {}) in {title(entry) for entry in roof.groups("entry")}
    assert texts.say("render-legend-beyond", {}) not in {title(entry) for entry in field.groups("entry")}


def test_a_hero_under_a_crosshair_stays_in_the_middle_of_its_space() -> None:
    drawn = Picture(scene(MAP + "stage boss wolf\nboss wolf off\ntoken crosshair a1\nsnake a1"))

    assert "scale" not in drawn.only("hero snake", space="a1").get("transform", "")
    assert "scale" in drawn.only("token crosshair", space="a1").get("transform", "")


def test_a_boss_of_several_spaces_is_one_body_with_what_is_printed_on_each() -> None:
    drawn = Picture(new_game("tank"))

    parts = drawn.groups("boss tank")
    assert len(parts) == 9
    assert sum("marked 3★ here" in title(part) for part in parts) == 1
    assert shapes(drawn.only("body"))
    assert texts.say("legend-plate", {}) in {title(entry) for entry in drawn.groups("entry")}


def test_spaces_under_fire_are_crossed_and_say_so() -> None:
    drawn = Picture(new_game("hind-d"))

    spaces = (drawn.only("fire").get("data-spaces") or "").split()
    assert spaces
    assert all("under a boss’s fire" in title(drawn.only("space floor", space=each)) for each in spaces)
    assert texts.say("render-legend-fire", {}) in {title(entry) for entry in drawn.groups("entry")}
    assert texts.say("render-legend-seen", {}) not in {title(entry) for entry in drawn.groups("entry")}


def test_numbered_nodes_show_their_numbers_whatever_lies_on_them() -> None:
    drawn = Picture(new_game("sniper-wolf"))

    assert shapes(drawn.only("numbers")) == 2 * 9  # each with its halo
    assert "number 1" in title(drawn.only("node numbered", space="b2"))
    explained = {title(entry) for entry in drawn.groups("entry")}
    assert texts.say("render-legend-numbered", {}) in explained
    assert texts.say("render-legend-node", {}) not in explained
    assert not Picture(new_game("revolver-ocelot")).groups("numbers")


@pytest.mark.parametrize(
    ("stage", "kind"), [("cyborg-ninja", "shadow"), ("psycho-mantis", "bust"), ("sniper-wolf", "decoy")]
)
def test_the_tokens_of_each_boss_are_explained(stage: str, kind: str) -> None:
    drawn = Picture(new_game(stage))

    assert drawn.groups(f"token {kind}")
    assert texts.say(f"legend-{kind}", {}) in {title(entry) for entry in drawn.groups("entry")}


@pytest.mark.parametrize("stage", stage_ids())
def test_every_stage_can_be_drawn_and_the_same_way_twice(stage: str) -> None:
    assert draw(new_game(stage)) == draw(new_game(stage))
    Picture(new_game(stage))


def test_every_group_with_a_place_has_a_title(everything: Picture) -> None:
    groups = [group for group in everything.root.iter(f"{SVG}g") if group.get("class") and group.get("data-space")]

    assert all(map(title, groups))
    assert title(everything.root)


def test_no_font_and_nothing_from_elsewhere_is_needed(everything: Picture) -> None:
    assert not {element.tag for element in everything.root.iter()} & {f"{SVG}text", f"{SVG}image"}
    used = {element.get("href", "").removeprefix("#") for element in everything.root.iter(f"{SVG}use")}
    assert used <= {element.get("id") for element in everything.root.iter()}
    assert re.findall(r"https?://[^\"]+", everything.text) == ["http://www.w3.org/2000/svg"]


def test_the_picture_is_of_the_checkpoint() -> None:
    game = scene(MAP + "snake a1\nturn snake")
    before = draw(game)
    game.choose("dash a2")

    assert draw(game) == before


@given(st.text(min_size=1, max_size=60))
def test_any_name_of_a_zone_is_well_formed(name: str) -> None:
    word = "".join(sign for sign in name if not sign.isspace()) or "x"
    try:
        game = scene(MAP + f"zone {word} a1:e3\nsnake a1")
    except SceneError:
        return
    Picture(game)
