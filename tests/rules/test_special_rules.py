"""SET-7: the special rules a stage can have, each in its scene."""

from typing import Any

import pytest

from noisecheck import Game, scene
from noisecheck.engine.outcome import WON
from noisecheck.engine.stage import Consequence, Section
from tests import table
from tests.play import objection, options, play, told
from tests.table import picture, rule

HALL = """
    a   b   c   d   e
  +---+---+---+---+---+
1 | .   .   . | .   . |
  +   +   +   +   +   +
2 | .   .   . : .   . |
  +---+---+---+---+---+
stage test-mission
zone west a1:c2
zone east d1:e2
"""


def staged(more: str, **rules: Any) -> Game:
    return table.staged(HALL + more, **rules)


# doors without a lock


@rule("SET-7")
def test_a_sealed_door_opens_to_no_dice_no_key_and_no_system() -> None:
    game = staged("door c2-d2 level 3 sealed\nsnake c2\ngear snake key-card-4\nturn snake")

    assert options(game, "interact") == []
    assert objection(game, "interact c2-d2") == ("SET-7", "door-sealed")
    assert options(game, "use") == []
    assert objection(game, "use key-card-4 c2-d2") == ("SET-7", "door-sealed")


@rule("SET-7", "HER-13")
def test_door_control_finds_no_sealed_door() -> None:
    cards = "beside door-control 4 5 6\nterminal a1 level 4 needs 2 hacked\notacon a1\nturn otacon"
    sealed = staged(f"door c2-d2 level 2 sealed\n{cards}")
    locked = staged(f"door c2-d2 level 2 needs 2\n{cards}")

    assert options(locked, "resolve")
    assert options(sealed, "resolve") == []


@rule("SET-7", "SET-8")
def test_an_event_opens_what_is_sealed() -> None:
    section = Section(Consequence((("unlock", "c2-d2"),)))
    game = staged("door c2-d2 sealed\nevent A c1\nsnake b1\nturn snake", events={"A": section})

    play(game, "sneak c1", "sneak c2", "sneak d2")

    assert "door c2-d2 level 3 sealed open" in picture(game)
    assert game.state.hero("snake").space == game.state.stage.board.numbers["d2"]


# events that wait


@rule("SET-7", "SET-8")
def test_an_event_that_comes_after_another_waits_for_it() -> None:
    game = staged("event A a1\nevent B b1\nsnake c1\nturn snake", events={"B": Section(after="A")}, required="B")

    play(game, "sneak b1", "sneak a1")
    assert [each["letter"] for each in told(game, "EventReached")] == ["A"]
    assert game.outcome is None
    play(game, "sneak b1")

    assert str(game.outcome) == "won"


@rule("SET-7", "SET-8")
def test_an_event_that_needs_a_card_happens_to_who_carries_it() -> None:
    things = "event A b1\nsnake a1\nmeryl c1\ngear meryl pal-key-card\nturn snake"
    game = staged(things, events={"A": Section(needs="pal-key-card")})

    play(game, "sneak b1", "sneak b2", "end")
    assert told(game, "EventReached") == []
    play(game, "sneak b1")

    assert told(game, "EventReached") == [{"letter": "A", "hero": "meryl"}]


@rule("SET-7", "SET-8")
def test_an_event_by_blast_waits_for_an_explosion_and_no_hero() -> None:
    section = Section(Consequence((("unlock", "c2-d2"),)), by_blast=True)
    things = "door c2-d2 sealed\nevent A c1\nsnake b1\ngear snake grenade\nturn snake"
    game = staged(things, events={"A": section})

    play(game, "sneak c1", "sneak b1", "sneak a1")
    assert told(game, "EventReached") == []
    play(game, "end")
    play(game, "use grenade c1")

    assert told(game, "EventReached") == [{"letter": "A", "hero": "snake"}]
    assert "sealed open" in picture(game)


@rule("SET-7", "SET-8")
def test_a_missile_that_bursts_beside_it_sets_off_an_event_by_blast() -> None:
    things = "event A c1\nsnake a1\ngear snake missile-launcher\nturn snake"
    game = staged(things, events={"A": Section(by_blast=True)})

    play(game, "use missile-launcher E")

    assert told(game, "EventReached") == [{"letter": "A", "hero": "snake"}]


# choices


CHOICE = Section(
    Consequence(rewards=("rope",)),
    choices={
        "bluff": Consequence((("draw-attention",),), forfeits=("rations-2",)),
        "force": Consequence((("guard", "e1", "W"),), rewards=("medicine",)),
    },
)


@rule("SET-8")
def test_players_decide_at_an_event_and_live_with_it() -> None:
    game = staged("event A b1\nsnake a1\nturn snake", events={"A": CHOICE}, required="A", rewards=("rations-2",))

    game.choose("sneak b1")
    assert game.decision is not None
    assert (game.decision.kind, options(game)) == ("event", ["decide bluff", "decide force"])
    game.choose("decide force")

    assert told(game, "Decided") == [{"letter": "A", "hero": "snake", "choice": "force"}]
    assert "guard e1 W" in picture(game)
    assert told(game, "CardsUnlocked") == [{"cards": ("rations-2", "rope", "medicine")}]


@rule("SET-9")
def test_the_easy_way_may_cost_a_reward() -> None:
    game = staged("event A b1\nsnake a1\nturn snake", events={"A": CHOICE}, required="A", rewards=("rations-2",))

    play(game, "sneak b1", "decide bluff")

    assert told(game, "CardsUnlocked") == [{"cards": ("rope",)}]


@rule("SET-8")
def test_what_was_decided_stands_in_the_picture() -> None:
    game = staged("event A b1\nsnake a1\nobjective e2\nturn snake", events={"A": CHOICE})

    play(game, "sneak b1", "decide bluff")

    assert "event A b1 used decided bluff\n" in picture(game)
    assert picture(scene(picture(game))) == picture(game)


# arms


@pytest.mark.parametrize("card", ["pistol-45", "grenade", "missile-launcher", "claymore"])
@rule("SET-7")
def test_nobody_shoots_or_sets_off_explosives_where_that_is_forbidden(card: str) -> None:
    things = f"snake c2\ndoor c2-d2 open\ngear snake {card}\nguard b2 W\nturn snake"
    forbidden, allowed = staged(things, unarmed=("west",)), staged(things, unarmed=("east",))

    assert options(forbidden, "use") == []
    target = {"pistol-45": "b2", "grenade": "b2", "missile-launcher": "W", "claymore": "c1"}[card]
    assert objection(forbidden, f"use {card} {target}") == ("SET-7", "held-back")
    assert f"use {card} {target}" in options(allowed, "use")


@rule("SET-7")
def test_other_equipment_is_used_there_as_ever() -> None:
    game = staged("snake a1 damage 1\ngear snake rations\nturn snake", unarmed=("west",))

    assert options(game, "use") == ["use rations"]


@rule("SET-7", "SET-14")
def test_an_endless_weapon_spends_no_ammo() -> None:
    things = "snake a1\ngear snake missile-launcher*1\nturn snake"
    game = staged(things, endless=("missile-launcher",))

    play(game, "use missile-launcher E", "use missile-launcher E")

    assert "gear snake missile-launcher*1\n" in picture(game)


# what has to be carried


@rule("SET-7", "SET-13")
def test_the_last_hero_is_not_done_before_somebody_carries_what_the_stage_asks_for() -> None:
    things = "snake a1\nmeryl b1\nmemory-box pal-key-card, rope\nphase setup\nturn snake"
    game = staged(things, equipped=("pal-key-card",))

    play(game, "done")
    assert "done" not in options(game)
    assert options(game)[-1] == "equip meryl pal-key-card"
    assert objection(game, "done") == ("SET-7", "must-be-equipped")
    play(game, "equip meryl pal-key-card", "done")

    assert game.state.phase == "player"


# hostages


@rule("SET-7", "ATT-5")
def test_each_hostage_is_one_more_noise_die_for_its_rescuer() -> None:
    things = "objective a1 hostage\nobjective b1 hostage\nobjective e1\nsnake a1\nguard c2 E\nturn snake\ndice 4 4 4"
    game = staged(things)

    play(game, "interact a1", "sneak b1", "interact b1")
    assert "snake b1 spent 3 hostages 2" in picture(game)
    play(game, "end")

    assert [each["dice"] for each in told(game, "Rolled") if each["purpose"] == "noise"] == [("w4", "w4")]


@rule("SET-7", "ACT-18")
def test_a_hostage_is_freed_and_no_objective_taken() -> None:
    game = staged("objective a1 hostage\nobjective b1\nsnake a1\nturn snake")

    play(game, "interact a1", "sneak b1", "interact b1")

    assert [each["what"] for each in told(game, "ObjectiveTaken")] == ["hostage", "objective"]


# what fails, what wins


@rule("SET-7", "SET-5")
def test_where_killing_fails_a_dead_guard_ends_the_stage_and_one_knocked_out_does_not() -> None:
    things = "snake a1\nguard b1 E damage 1\nobjective e1\nturn snake\ndice 6 6 6"
    game = staged(f"{things}\ngear snake pistol-45", killing_fails=True)
    play(game, "use pistol-45 b1")
    assert str(game.outcome) == "lost: a guard was killed"

    other = staged("snake a1\nguard b1 E ko 1\nobjective e1\nturn snake\ndice 6 6 6", killing_fails=True)
    play(other, "hand-to-hand b1")
    assert (other.outcome, len(other.state.guards)) == (None, 0)


@rule("SET-7", "ACT-19")
def test_where_leaving_wins_the_exit_is_all_there_is_to_do() -> None:
    game = staged("exit a2\nsnake a1\nturn snake", leaving_wins=True)

    play(game, "sneak a2")

    assert str(game.outcome) == "won"


@rule("SET-7", "ACT-19")
def test_where_each_hero_has_an_exit_of_its_own_no_other_will_do() -> None:
    things = "exit a2 of snake\nexit b2 of meryl\nsnake a1\nmeryl c2\nturn meryl"
    game = staged(things, leaving_wins=True)

    play(game, "sneak b2", "end", "sneak b1")
    assert game.outcome is None
    play(game, "sneak a1", "sneak a2")

    assert str(game.outcome) == "won"
    assert "exit a2 of snake\nexit b2 of meryl" in picture(game)


@pytest.mark.parametrize(("taken", "won"), [("a1 b1", False), ("a1 d1", True)])
@rule("SET-7", "SET-4")
def test_objectives_may_have_to_be_spread_over_zones(taken: str, won: bool) -> None:
    first, second = taken.split()
    lines = [f"objective {each}{' taken' * (each == first)}" for each in ("a1", "b1", "d1")]
    things = "\n".join([*lines, f"snake {second}", "turn snake"])
    game = staged(things, needed=(2, 2, 2, 2), spread=((2, 1),) * 4)

    play(game, f"interact {second}")

    assert game.outcome == (WON if won else None)


@rule("SET-7", "SET-4")
def test_several_objectives_of_every_zone_may_be_needed() -> None:
    lines = ["objective a1 taken", "objective b1 taken", "objective d1 taken", "objective e1"]
    game = staged(
        "\n".join([*lines, "objective c1 taken", "snake e1", "turn snake"]), needed=(4,) * 4, spread=((2, 2),) * 4
    )

    assert game.outcome is None
    play(game, "interact e1")

    assert str(game.outcome) == "won"
