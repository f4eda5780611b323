"""What the kit promises to every boss, shown by one made up for the purpose.

The walker covers two spaces; its turn has two steps; only melee hurts it; decoys stand about that hide something.
"""

import pytest

from noisecheck import Game, SceneError, Script, known_to_players, load_game
from noisecheck.engine.board import E, N, S, W
from noisecheck.engine.bosses.kit import BOSSES, BossRules, boss_of
from noisecheck.engine.bosses.kit.bulk import make_room, shifted
from noisecheck.engine.bosses.kit.deck import resolving
from noisecheck.engine.bosses.kit.fighting import boss_attack
from noisecheck.engine.objections import Objection
from noisecheck.engine.rules.enemies import KINDS, MELEE
from noisecheck.engine.state import Hero, Mark, State
from noisecheck.engine.table import Table
from noisecheck.foresight.view.boss import boss_shown
from tests.play import objection, options, play, told
from tests.table import picture, rule, scene

HALL = """
    a   b   c   d
  +---+---+---+---+
1 | .   .   .   . |
  +   +   +   +   +
2 | .   .   .   . |
  +   +   +   +   +
3 | .   .   .   . |
  +---+---+---+---+
"""


class Walker(BossRules):
    cards = ("step", "stamp", "stare")
    health = (6, 9, 11, 12)
    tokens = ("decoy", "crosshair")

    def defense(self, state: State) -> int:
        return 5

    def dice(self, state: State) -> int:
        return 1 + boss_of(state).track

    def turn(self, state: State, table: Table) -> bool:
        """Two cards, with a checkpoint between them; the second is an attack."""
        boss = boss_of(state)
        boss.track += 1
        with resolving(state, table, "turn", "BOS-1"):
            if boss.track % 2:
                return False
            boss_attack(state, table, state.heroes[0], "BOS-1")
        return True

    def answer(self, state: State, table: Table, dealt: int) -> None:
        boss_of(state).mark("attacked", number=dealt)

    def withstands(self, state: State, means: str) -> bool:
        return means != MELEE


class OfGlass(Walker):
    def withstands(self, state: State, means: str) -> bool:
        return means != "grenade"


class OfStone(Walker):
    is_solid = True


class OnRails(Walker):
    def objection(self, state: State, hero: Hero, means: str) -> Objection | None:
        """Only from its row."""
        width = state.stage.board.width
        is_in_row = hero.space // width == boss_of(state).space // width
        return None if is_in_row else Objection("BOS-4", "not-adjacent", {"space": "b1"})


@pytest.fixture(autouse=True)
def walker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOSSES, "walker", Walker())
    monkeypatch.setitem(KINDS, "decoy", KINDS["hostage"])


def hall(text: str) -> Game:
    return scene(HALL + "stage boss walker\n" + text)


# a figure on several spaces


@rule("MOV-1")
def test_a_boss_may_cover_several_spaces_and_is_attacked_on_each_of_them() -> None:
    game = hall("boss walker b1:b2 S\nsnake a1\nturn snake")

    assert options(game, "hand-to-hand") == ["hand-to-hand b1"]
    assert objection(game, "sneak b1") == ("MOV-1", "occupied")
    moved = scene(picture(game).replace("snake a1", "snake c2"))
    assert options(moved, "hand-to-hand") == ["hand-to-hand b2"]
    assert "boss walker b1:b2 S health 6" in picture(game)


@rule("COM-5")
def test_a_blast_hurts_a_figure_once_however_many_of_its_spaces_it_reaches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOSSES, "walker", OfGlass())
    game = hall("boss walker b1:b2 S\nsnake d3\ngear snake grenade\nturn snake")

    play(game, "use grenade b1")

    assert [fact["damage"] for fact in told(game, "Hurt") if fact["figure"] == "walker"] == [2]


@rule("MOV-3")
def test_a_leap_over_several_spaces_of_a_boss_is_one_leap_over_it() -> None:
    game = hall("boss walker b1:c1 S\nsnake a1\nturn snake\ndice 1 1")

    play(game, "sneak d1")

    assert len(told(game, "Attacked")) == 1


@rule("BOS-6", "MOV-2")
def test_a_solid_boss_cannot_be_leapfrogged_and_can_be_struck(monkeypatch: pytest.MonkeyPatch) -> None:
    over_it = hall("boss walker b1 S\nsnake a1\nturn snake")
    monkeypatch.setitem(BOSSES, "walker", OfStone())
    game = hall("boss walker b1 S\nsnake a1\nturn snake")

    assert options(over_it, "sneak") == ["sneak c1", "sneak a2", "sneak b2"]
    assert options(game, "sneak") == ["sneak a2"]
    assert objection(game, "sneak c1") is not None
    assert options(game, "combo") == ["combo b1"]


@pytest.mark.parametrize(
    ("body", "way", "moved"),
    [
        ("a1:b1", S, "a2:b2"),
        ("a1:b2", E, "b1:c2"),
        ("a1:b1", N, ""),
        ("a1:b1", W, ""),
        ("c1:d2", E, ""),
        ("a3:b3", S, ""),
    ],
)
def test_a_large_figure_shifts_as_one_and_stays_on_the_map(body: str, way: int, moved: str) -> None:
    board = hall("boss walker b1 S\nsnake a3").state.stage.board

    assert shifted(board, spaces_of(body), way) == spaces_of(moved)


def spaces_of(rectangle: str) -> int:
    if not rectangle:
        return 0
    boss = hall(f"boss walker {rectangle} S\nsnake {'d3' if 'd' not in rectangle else 'a3'}").state.boss
    assert boss is not None
    return boss.body


def test_where_something_else_than_floor_is_a_large_figure_does_not_go() -> None:
    board = scene(HALL.replace("3 | .   .   .", "3 | .   #   .") + "snake a1").state.stage.board

    assert shifted(board, spaces_of("a2:b2"), S) == 0
    assert shifted(board, spaces_of("c2:d2"), S) != 0


@rule("BOS-9")
def test_heroes_under_a_boss_go_to_the_nearest_free_space_of_the_players_choice() -> None:
    """Beside Snake one space is free, beside Meryl two."""
    state = hall("boss walker c3 S\nsnake a1\nmeryl a2").state.copy()
    boss_of(state).body = spaces_of("a1:a2")
    table = Script(state, answers=["step b2"])

    make_room(state, table, "BOS-9")

    assert [[str(option) for option in asked.options] for asked in table.asked] == [["step b2", "step a3"]]
    assert [state.stage.board.names[hero.space] for hero in state.heroes] == ["b1", "b2"]


def test_where_no_space_is_free_heroes_stay_under_it() -> None:
    state = scene("    a   b\n  +---+---+\n1 | .   . |\n  +---+---+\nboss walker b1 S\nsnake a1").state.copy()
    boss_of(state).body = 0b11

    make_room(state, Script(state), "BOS-9")

    assert state.heroes[0].space == 0


def test_a_boss_stands_on_floor() -> None:
    with pytest.raises(SceneError, match="a boss where there is no floor"):
        scene(HALL.replace("3 | .   .   .", "3 | .   #   .") + "boss walker b2:b3 S\nsnake a1")


def test_two_figures_never_share_a_space_with_a_boss() -> None:
    with pytest.raises(SceneError, match="two figures in b2"):
        hall("boss walker b1:b2 S\nsnake b2")


# its turn


@rule("BOS-1")
def test_between_the_steps_of_its_turn_lies_a_checkpoint() -> None:
    """The question of the second step is asked of a position in which the first is done."""
    game = hall("boss walker b1 S\nsnake a3\nturn snake\ndice 4")

    game.choose("end")

    assert game.decision is not None
    assert game.decision.kind == "change-roll"
    assert "phase boss" in picture(game).splitlines()
    assert game.checkpoint.boss is not None
    assert game.checkpoint.boss.track == 1
    assert scene(picture(game)).state == game.state
    assert load_game(game.save()).state == game.state
    play(game)
    assert game.state.round == 2
    assert game.state.part == 0


@rule("BOS-1", "ORD-10")
def test_guards_of_a_boss_stage_move_before_the_boss() -> None:
    """SET-2: a stage that lays out barracks has guards too."""
    game = hall("boss walker b1 S\nsnake a3\nguard d3 N\nbarracks d3 zone main count 1\nphase enemy\ndice 1 1 1 1")

    play(game)

    order = [type(event).__name__ for event in game.events]
    assert order.index("GuardDone") < order.index("BossCardRevealed")
    assert game.state.round == 2


@rule("GRD-8", "MOV-1")
def test_guards_leapfrog_a_boss_and_what_stands_with_it_as_they_do_guards() -> None:
    """The guard walks east along row 2, where the boss and a decoy stand in its way."""
    game = hall(
        "boss walker b2 S\ntoken decoy c2\nsnake a3\nguard a2 E\nbarracks a1 zone main count 1\n"
        "orders lost-contact 5/1 left\nphase enemy"
    )

    assert told(game, "GuardLeapt") == [{"start": "a2", "over": ("b2", "c2"), "end": "d2", "facing": "E"}]


@rule("GRD-8", "BOS-6")
def test_guards_do_not_leapfrog_a_solid_boss(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the same way the same guard turns off before it."""
    monkeypatch.setitem(BOSSES, "walker", OfStone())
    game = hall(
        "boss walker b2 S\nsnake a3\nguard a2 E\nbarracks a1 zone main count 1\n"
        "orders lost-contact 5/1 left\nphase enemy"
    )

    assert told(game, "GuardLeapt") == []
    assert told(game, "GuardMoved")[0]["end"] == "a1"


# being attacked


def test_a_boss_hears_of_every_attack_also_of_one_that_does_nothing() -> None:
    for die, marks in (("4", (Mark("attacked", number=0),)), ("5", (Mark("attacked", number=1),))):
        game = hall(f"boss walker b1 S\nmeryl a1 inactive plus-2,plus-minus-1,plus-white\nturn meryl\ndice {die}")
        play(game, "hand-to-hand b1")
        assert game.state.boss is not None
        assert game.state.boss.marks == marks


@rule("BOS-11")
def test_what_a_boss_withstands_is_not_offered_against_it_and_does_it_no_harm() -> None:
    """It stands beside Snake; of pistol, grenade and missile only the first has to be aimed at somebody."""
    game = hall("boss walker b1 S\nsnake d3\ngear snake pistol-45, grenade, missile-launcher\nturn snake\ndice 6 6 6")

    assert [option for option in options(game, "use") if "pistol" in option] == []
    assert objection(game, "use pistol-45 b1") == ("ACT-14", "no-harm")
    play(game, "use grenade b1")
    assert told(game, "Hurt") == []
    missile = hall("boss walker b1 S\nsnake d1\ngear snake missile-launcher\nturn snake\ndice 6 6 6")
    play(missile, "use missile-launcher W")
    assert told(missile, "Attacked")[0]["target"] == "walker"
    assert told(missile, "Hurt") == []
    assert options(hall("boss walker b1 S\nsnake a1\nturn snake"), "combo") == ["combo b1"]


@rule("BOS-4")
def test_a_boss_may_object_to_where_it_is_attacked_from(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOSSES, "walker", OnRails())

    assert options(hall("boss walker b1 S\nsnake a1\nturn snake"), "combo") == ["combo b1"]
    below = hall("boss walker b1 S\nsnake b2\nturn snake")
    assert options(below, "combo") == []
    assert objection(below, "combo b1") == ("BOS-4", "not-adjacent")


@rule("BOS-2")
def test_a_scene_takes_health_from_the_dashboard_unless_it_says_otherwise() -> None:
    assert "health 9" in picture(hall("boss walker b1 S\nsnake a1\nmeryl a2"))
    assert "health 20" in picture(hall("boss walker b1 S health 20\nsnake a1"))


# tokens


def test_decoys_are_figures_and_crosshairs_are_not() -> None:
    game = hall("boss walker off\ntoken decoy b1 hides nothing\ntoken crosshair a2\nsnake a1\nturn snake")

    assert "sneak b1" not in options(game)
    assert "sneak a2" in options(game)


def test_what_decoys_hide_is_dealt_anew_and_never_shown() -> None:
    game = hall("boss walker off\ntoken decoy b1 hides nothing\ntoken decoy c1 hides her\nsnake a1\nturn snake")

    copies = [known_to_players(game, seed) for seed in range(20)]
    faces = {tuple(token.face for token in boss_of(copy).tokens) for copy in copies}
    assert faces == {("nothing", "her"), ("her", "nothing")}
    assert "her" not in str(boss_shown(game.state))


def test_tokens_are_kept_in_reading_order_and_written_back() -> None:
    game = hall("boss walker off track 3 marks a,b\ntoken decoy c1 hides her\ntoken crosshair a2\nsnake a1")

    assert [line for line in picture(game).splitlines() if line.split()[0] in ("boss", "token")] == [
        "boss walker off health 6 track 3 marks a,b",
        "token decoy c1 hides her",
        "token crosshair a2",
    ]


# what a scene may not say


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("boss nobody b1 S", "'nobody'"),
        ("boss walker b1 S\nboss walker b2 S", "boss a second time"),
        ("boss ocelot b1 S", "the boss ocelot"),
        ("boss walker b1:c9 S", "'b1:c9'"),
        ("boss walker b1 S damage 6", "walker with damage 6"),
        ("boss-deck step", "a deck without a boss"),
        ("boss walker b1 S\nboss-deck step; jump", "'jump'"),
        ("boss walker b1 S\nboss-deck step; step", "'step'"),
        ("boss walker b1 S\nboss-deck step | stamp", "1 bars"),
        ("token decoy b1", "'decoy'"),
        ("boss walker b1 S\ntoken hostage b2", "'hostage'"),
        ("node b1 S\nnode b1 N", "a second node there"),
        ("phase boss", "the boss's part of the enemy phase"),
    ],
)
def test_a_line_that_cannot_be_is_refused_with_its_place(text: str, found: str) -> None:
    with pytest.raises(SceneError) as error:
        hall(text + "\nsnake a1")

    assert f"found {found}" in str(error.value)
