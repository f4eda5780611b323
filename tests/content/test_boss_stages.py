"""Boss stages as data: what Ocelot's says comes out right, and each fault of one is told."""

import tomllib
from pathlib import Path

import pytest

from noisecheck import StageError, new_game, picture
from noisecheck.content import lint_stage, load_stage, stage_ids, stage_ids_of
from noisecheck.content.orders import STAGES
from noisecheck.engine.bosses.kit import boss_of
from noisecheck.engine.bosses.kit.crosshairs import crosshair
from noisecheck.engine.stage import BOSS, SNEAKING
from tests.content.example import Change, changed, said
from tests.content.test_fuzz import written
from tests.table import rule

FOLDER = STAGES / "revolver-ocelot"
NO_ORDERS = "the key 'orders' is missing; expected [orders] with blue and red cards"
PLACE = 'id = "ocelot"\nspace = "e1"\n'
BOSS_TABLE = f"[boss]\n{PLACE}health = {{ 1 = 12, 2 = 20 }}\n"
HOSTAGE = '[[boss.tokens]]\nkind = "hostage"\nspace = "e4"\n'
STAGE = changed(
    (FOLDER / "stage.toml").read_text("utf-8"),
    ('id = "revolver-ocelot"', 'id = "duel"'),
    (f"[boss]\n{PLACE}", BOSS_TABLE),
)


def duel(folder: Path, stage: str) -> Path:
    """Ocelot's stage under another name, with another stage file."""
    place = folder / "duel"
    place.mkdir(exist_ok=True)
    (place / "stage.toml").write_text(stage, "utf-8")
    (place / "map.txt").write_text((FOLDER / "map.txt").read_text("utf-8"), "utf-8")
    return place


def faults(folder: Path, *changes: Change) -> list[str]:
    return said(duel(folder, changed(STAGE, *changes)))


def test_stages_are_told_apart_by_kind() -> None:
    assert "revolver-ocelot" in stage_ids_of(BOSS)
    assert "heliport" in stage_ids_of(SNEAKING)
    assert sorted(stage_ids_of(BOSS) + stage_ids_of(SNEAKING)) == stage_ids()


@rule("SET-17")
def test_a_boss_stage_is_laid_out_with_boss_circuit_tokens_and_supplies() -> None:
    lines = picture(new_game("revolver-ocelot", ["snake", "meryl"], seed=4)).splitlines()

    assert "stage revolver-ocelot" in lines
    assert "boss ocelot e1 W health 20" in lines
    assert "token hostage e4" in lines
    assert [line for line in lines if line.startswith("node")][:2] == ["node b2 E", "node e1 W"]
    assert len([line for line in lines if line.startswith("node")]) <= 11
    assert {"supply a7", "supply i1"} <= set(lines)
    assert not [line for line in lines if line.split()[0] in ("orders", "reactions", "guard")]


def ridge(folder: Path, boss: str) -> Path:
    """Wolf's stage under another name, with another table of the boss."""
    core, place = STAGES / "sniper-wolf", folder / "ridge"
    text = (core / "stage.toml").read_text("utf-8").replace('id = "sniper-wolf"', 'id = "ridge"')
    before, _, after = text.partition("[boss]")
    place.mkdir()
    (place / "stage.toml").write_text(f"{before}[boss]\n{boss}\n{after[after.index('[[boss.tokens]]') :]}", "utf-8")
    (place / "map.txt").write_text((core / "map.txt").read_text("utf-8"), "utf-8")
    return place


def test_a_token_of_a_hero_is_theirs_in_your_own_stage_too(tmp_path: Path) -> None:
    """As in a scene: `crosshair-snake` is a crosshair, and Snake's."""
    load_stage(ridge(tmp_path, 'id = "wolf"\n[[boss.tokens]]\nkind = "crosshair-snake"\nspace = "e5"'))

    aimed = crosshair(new_game("ridge", ["snake"]).state, "snake")
    assert aimed is not None
    assert (aimed.kind, aimed.owner) == ("crosshair", "snake")


@rule("BOS-28")
def test_wolfs_threat_may_begin_anywhere_up_to_8(tmp_path: Path) -> None:
    load_stage(ridge(tmp_path, 'id = "wolf"\ntrack = { 1 = 8, 2 = 0, 3 = 0, 4 = 0 }'))

    assert boss_of(new_game("ridge", ["snake"]).state).track == 8


@rule("BOS-28")
def test_wolfs_threat_begins_no_higher(tmp_path: Path) -> None:
    assert "no such step of its track: 9" in said(ridge(tmp_path, 'id = "wolf"\ntrack = 9'))[0]


def test_a_boss_stage_can_be_copied_and_played_under_another_name(tmp_path: Path) -> None:
    load_stage(duel(tmp_path, STAGE))

    assert new_game("duel", ["snake"]).state.stage.boss == "ocelot"


@rule("BOS-2")
def test_without_health_of_its_own_a_stage_takes_that_of_the_dashboard(tmp_path: Path) -> None:
    load_stage(duel(tmp_path, changed(STAGE, ("health = { 1 = 12, 2 = 20 }\n", ""))))

    assert [new_game("duel", party).state.boss.health for party in (["snake"], ["snake", "meryl"])] == [12, 20]  # type: ignore[union-attr]


GUARD = '[[guards]]\nspace = "a1"\nfacing = "E"\n'
BARRACKS = '[[barracks]]\nspace = "a1"\ncount = 1\nfaces = "E"\n'
ORDERS = "[orders]\nblue = 6\nred = 2\n"


@rule("SET-2", "SET-16")
def test_guards_of_a_boss_stage_need_barracks_and_orders(tmp_path: Path) -> None:
    line = len(STAGE.splitlines()) + 2
    stray = f"stage.toml:{line}: a guard in a Boss stage without barracks: 'a1'"

    assert said(duel(tmp_path, STAGE + GUARD + ORDERS)) == [stray]
    assert said(duel(tmp_path, STAGE + BARRACKS)) == [f"stage.toml:1: {NO_ORDERS}"]
    assert said(duel(tmp_path, STAGE + GUARD + BARRACKS + ORDERS)) == []


@rule("SET-2")
def test_a_boss_stage_may_have_guards_with_some_numbers_of_heroes_only(tmp_path: Path) -> None:
    """Without Order cards there are none: no guards, no barracks, no deck."""
    orders = "[orders]\nblue = { 1 = 0, 2 = 6 }\nred = { 1 = 0, 2 = 2 }\n"
    load_stage(duel(tmp_path, STAGE + GUARD + BARRACKS + orders))
    alone, together = (new_game("duel", party).state for party in (["snake"], ["snake", "meryl"]))

    assert [len(state.guards) for state in (alone, together)] == [0, 1]
    assert [state.stage.has_guards for state in (alone, together)] == [False, True]
    assert [len(state.orders or ()) for state in (alone, together)] == [0, 8]


@rule("SET-16")
def test_blue_cards_without_a_red_one_are_a_fault(tmp_path: Path) -> None:
    orders = "[orders]\nblue = { 1 = 3, 2 = 6 }\nred = { 1 = 0, 2 = 2 }\n"

    assert "no red card for 1 heroes: Game Over is one" in said(duel(tmp_path, STAGE + GUARD + BARRACKS + orders))[0]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (BOSS_TABLE + "\n" + HOSTAGE, "", "stage.toml:1: the key 'boss' is missing"),
        ('kind = "boss"\n', "", "a boss in a sneaking stage: 'ocelot'"),
        ('kind = "boss"\n', "", "stage.toml:1: the key 'orders' is missing"),
        ('id = "ocelot"', 'id = "ozelot"', "no such boss: 'ozelot' (did you mean 'ocelot'? known: ocelot"),
        ('kind = "hostage"', 'kind = "decoy"', "no token of this boss: 'decoy' (known: hostage)"),
        ('space = "e4"', 'space = "d3"', "a figure of the boss where there is no floor: 'd3'"),
        ('space = "e4"', 'space = "d6"', "in the space of a hero: 'd6'"),
        ('space = "e1"\nhealth', 'space = "c6:e7"\nfacing = "S"\nhealth', "the boss in the space of a hero: 'd6'"),
        ('space = "e1"\nhealth', 'space = "c3:d4"\nfacing = "S"\nhealth', "the boss where there is no floor: 'd3'"),
        (
            'space = "e1"\nhealth',
            'space = "h6:j7"\nfacing = "S"\nhealth',
            "an area off the map, which goes from a1 to i7",
        ),
        ('space = "e1"\nhealth', 'space = "g2:f1"\nfacing = "S"\nhealth', "the top left corner of an area comes first"),
        ('space = "e1"\nhealth', 'space = "e2"\nhealth', "faces nowhere: it has no facing and is on no node: 'e2'"),
        ("{ 1 = 12, 2 = 20 }", "{ 1 = 12 }", "no number for 2 heroes"),
        ("{ 1 = 12, 2 = 20 }", "0", "a boss without Health: 0"),
        ("{ 1 = 12, 2 = 20 }", "12\ntrack = 1", "no such step of its track: 1"),
        ('space = "b2"\nfacing = "E"', 'space = "e1"\nfacing = "E"', "a node in the space of a node: 'e1'"),
        ('facing = "E"', 'facing = "X"', "expected one of these: 'X' (known: N, E, S, W)"),
        ('facing = "E"\n', "", "the key 'facing' is missing"),
        (
            "minutes = 40",
            'minutes = 40\ngives_back = ["combo"]',
            "no action that a Boss stage covers: 'combo' (known: drag",
        ),
        ("minutes = 40", 'minutes = 40\nrewards_for_sparing = ["hankerchief"]', "no such equipment: 'hankerchief'"),
        (HOSTAGE, "tokens = 3\n", "expected a list: 3"),
        ('id = "ocelot"', "id = 3", "expected a name in lower case letters, digits, hyphens: 3"),
    ],
)
def test_each_fault_of_a_boss_stage_is_told(tmp_path: Path, old: str, new: str, expected: str) -> None:
    found = faults(tmp_path, (old, new))

    assert any(expected in fault for fault in found), found


def test_a_boss_may_have_a_facing_of_its_own_or_begin_off_the_map(tmp_path: Path) -> None:
    for change in (("health", 'facing = "S"\nhealth'), ('space = "e1"\nhealth', "health")):
        assert faults(tmp_path, change) == []


@pytest.mark.parametrize("junk", [3, "x", [], {}, [1], {"a": 1}, [{"space": "a1"}], True])
@pytest.mark.parametrize("key", ["boss", "nodes", "kind", "gives_back", "supplies", "players"])
def test_whatever_stands_in_a_boss_stage_the_linter_answers_with_faults(tmp_path: Path, key: str, junk: object) -> None:
    place = duel(tmp_path, written({**tomllib.loads(STAGE), key: junk}))

    if lint_stage(place):
        with pytest.raises(StageError):
            load_stage(place)
    else:
        load_stage(place)
        new_game("duel", ["snake"])
