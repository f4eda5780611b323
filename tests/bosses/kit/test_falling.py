"""A boss that falls in the middle of what it does: that ends it, as a fallen guard's activation ends (BOS-1, COM-6)."""

import pytest

from noisecheck.engine.bosses.kit import boss_of
from noisecheck.engine.outcome import WON, Outcome
from tests.bosses.rooms import ROOM
from tests.bosses.wreck import TIRED, blows, his_turn, roof, skulls, stance, struck, ways, where
from tests.play import objection, options, play, told
from tests.table import picture, rule, scene

# Liquid: a blow drives him, and a blast brings him down


@rule("BOS-38", "BOS-39")
@pytest.mark.parametrize(("die", "outcome"), [(1, WON), (4, None)])
def test_driven_onto_a_claymore_he_goes_down_once(die: int, outcome: Outcome | None) -> None:
    """The blow leaves him 2 Health, the claymore takes them; one skull, one roll, whatever it shows."""
    text = f"boss liquid c3 W health 5 damage 2\nsnake b3 {TIRED}\nclaymore d3 by snake\ndice 6 {die} {die} {die}"
    game = struck(text, "hand-to-hand c3")

    assert skulls(game) == 1
    assert len(told(game, "SkullTaken")) == 1
    assert game.outcome == outcome


@rule("BOS-38", "BOS-39")
def test_the_blast_that_brings_him_down_ends_his_way_back() -> None:
    """Off balance he would be driven two spaces; he goes down on the first, and gets up there."""
    text = f"boss liquid c3 W health 5 damage 2 track 2\nsnake b3 {TIRED}\nclaymore d3 by snake\ndice 6 4 4 4"
    game = struck(text, "hand-to-hand c3")

    assert ways(game, "liquid") == ["d3"]
    assert where(game) == "d3"


@rule("BOS-1", "BOS-41")
def test_defeated_in_the_middle_of_his_card_he_strikes_nobody_more() -> None:
    """Low Sweep: Snake is driven onto a claymore, and what it does to Liquid is the end of him; Meryl lives."""
    text = (
        f"boss liquid d3 S health 5 damage 4\nsnake c3 {TIRED}\nmeryl e3 damage 3"
        "\nclaymore b3 by snake\ndice 6 1 1 1 1 6"
    )
    game = his_turn("low-sweep", text, "target snake")

    assert [hero for hero, _ in blows(game)] == ["snake"]
    assert str(game.outcome) == "won"


@rule("BOS-1", "BOS-38")
def test_up_again_he_does_not_go_on_with_the_card_he_fell_in() -> None:
    """He comes for Snake, goes down on a claymore and gets up beside Snake: no blow, and no new stance."""
    text = f"boss liquid f3 S health 5 damage 3 track 1\nsnake b3 {TIRED}\nclaymore c3 by snake\ndice 4 4 4 4"
    game = his_turn("haymaker", text)

    assert (where(game), skulls(game), game.outcome) == ("c3", 1, None)
    assert blows(game) == []
    assert stance(game) == "planted"


@rule("BOS-39")
def test_who_is_hurt_by_a_blast_alone_is_not_driven() -> None:
    """Snake, struck, is driven onto a claymore beside Meryl: it hurts her where she stands."""
    text = f"boss liquid d3 S health 9\nsnake c3 {TIRED}\nmeryl b4\nclaymore b3 by snake\ndice 6"
    game = his_turn("straight-right", text)

    assert [fact["figure"] for fact in told(game, "Hurt")] == ["snake", "liquid", "snake", "meryl"]
    assert told(game, "HungOn") == []
    assert ways(game, "meryl") == []


@rule("BOS-39", "BOS-40")
def test_over_the_edge_in_their_own_turn_a_hero_climbs_up_for_2_actions() -> None:
    """A vain blow at Liquid, who waits for it: of three actions left, one is."""
    game = struck(f"boss liquid c3 W track 3\nsnake b3 {TIRED}\ndice 2 6", "hand-to-hand c3")

    assert [fact["hero"] for fact in told(game, "HungOn")] == ["snake"]
    assert [fact["hero"] for fact in told(game, "ClimbedUp")] == ["snake"]
    assert game.hero("snake").spent == 3
    assert "sneak b2" in options(game)


@rule("BOS-39")
def test_who_hangs_without_2_actions_left_can_only_end_the_turn() -> None:
    game = struck(f"boss liquid c3 W track 3\nsnake b3 spent 2 {TIRED}\ndice 2 6", "hand-to-hand c3")

    assert "hangs-snake" in picture(game)
    assert options(game) == ["end"]
    assert objection(game, "sneak b2") == ("BOS-39", "hangs")


# every boss


@rule("BOS-1", "BOS-3")
def test_ocelot_beaten_on_his_way_does_not_shoot() -> None:
    """Bank Shot takes him two nodes on; a claymore lies on the first."""
    text = f"{ROOM}boss ocelot a1 S damage 11\nboss-deck bank-shot; reload\nsnake c3 {TIRED}\nclaymore e1 by snake"
    game = play(scene(f"{text}\nphase enemy\ndice 6 6 6 6"))

    assert told(game, "Attacked") == []
    assert str(game.outcome) == "won"


@rule("MOV-3", "COM-6")
def test_a_boss_that_fell_while_it_was_leapt_over_does_not_strike() -> None:
    """Snake lands on a claymore behind Ocelot: that is the end of him, and no shot comes."""
    text = f"{ROOM}boss ocelot b1 S damage 11\nsnake a1 {TIRED}\nclaymore c1 by snake\nturn snake\ndice 6 6 6 6"
    game = play(scene(text), "sneak c1")

    assert told(game, "Attacked") == []
    assert str(game.outcome) == "won"


@rule("MOV-3", "BOS-38")
def test_nor_does_one_that_got_up_again() -> None:
    """The claymore behind Liquid brings him down; he takes a skull, gets up, and Snake is past him."""
    text = f"boss liquid d3 S health 5 damage 3\nsnake c3 {TIRED}\nclaymore e3 by snake\ndice 4 4 4 4 6 6 6"
    game = struck(text, "sneak e3")

    assert skulls(game) == 1
    assert told(game, "Attacked") == []


@rule("SET-6", "COM-6")
def test_a_hero_who_dies_in_the_blast_that_beats_a_boss_has_lost() -> None:
    """Failure beats success, in the boss's turn too."""
    text = f"{ROOM}boss ocelot a1 S damage 11\nboss-deck bank-shot; reload\nsnake d1 damage 3\nclaymore e1 by snake"
    game = play(scene(f"{text}\nphase enemy"))

    assert str(game.outcome) == "lost: snake killed in action"


# the card that is being resolved (SET-17)


@rule("SET-17", "BOS-3")
def test_a_reaction_inside_a_card_goes_under_the_deck_before_it() -> None:
    """Struck, Ocelot walks onto a claymore, and that hurts him once more: the second card is done first."""
    text = f"{ROOM}boss ocelot a1 S\nsnake b1 {TIRED}\nclaymore e1 by snake"
    game = scene(f"{text}\nboss-deck long-shot; loose-end; reload\nturn snake\ndice 6")
    play(game, "hand-to-hand a1")

    assert [fact["card"] for fact in told(game, "BossCardRevealed")] == ["long-shot", "loose-end"]
    assert boss_of(game.state).deck == ["reload", "loose-end", "long-shot"]


@rule("SET-17")
def test_while_it_is_resolved_a_card_lies_open_and_not_in_the_deck() -> None:
    """Ocelot shoots, and Snake may still use Focus: Bank Shot is neither on top nor at the bottom."""
    text = f"{ROOM}boss ocelot a1 S\nboss-deck bank-shot; reload\nsnake b2\nmeryl c3\nphase enemy"
    game = scene(text.replace("snake b2", "snake c1"))

    assert game.decision is not None
    boss = boss_of(game.state)
    assert (boss.open, boss.deck) == (["bank-shot"], ["reload"])
    play(game)
    boss = boss_of(game.state)
    assert (boss.open, boss.deck) == ([], ["reload", "bank-shot"])


@rule("SET-17", "BOS-38")
def test_a_card_that_its_boss_fell_in_goes_under_the_deck_too() -> None:
    text = f"boss liquid f3 S health 5 damage 3\nsnake b3 {TIRED}\nclaymore c3 by snake\ndice 4 4 4 4"
    game = his_turn("haymaker", text)

    assert boss_of(game.state).deck == ["come-on", "haymaker"]


@rule("BOS-39")
def test_a_hero_that_hangs_is_pulled_up_and_free_again() -> None:
    game = roof(f"boss liquid e3 S marks hangs-snake\nsnake b3 {TIRED}\nmeryl c3\nturn meryl")
    play(game, "pull snake", "end")

    assert "sneak b2" in options(game)


@rule("BOS-38", "BOS-46")
def test_the_blow_that_fells_a_wounded_liquid_drives_him_as_far_as_any_other() -> None:
    """Two spaces, to the edge: that is where the dice are rolled for him."""
    text = f"boss liquid d3 W health 9 damage 8\nsnake c3 {TIRED}\ndice 6 4 4 4"

    assert ways(struck(text, "hand-to-hand d3"), "liquid") == ["e3", "f3"]


@rule("BOS-39", "HER-17")
@pytest.mark.parametrize("die", [1, 6])
def test_who_gets_in_the_way_of_a_throw_is_thrown_alone(die: int) -> None:
    """Gray Fox takes the place of Snake, and goes over the edge, hurt or not."""
    focus = "inactive plus-2,plus-minus-2,minus-black,dash-2"
    text = f"boss liquid d3 W health 9\nsnake c3 {TIRED}\ngray-fox c2 {focus}\ndice {die}"
    game = his_turn("hip-throw", text, "yes")

    assert ways(game, "snake") == []
    assert [fact["hero"] for fact in told(game, "HungOn")] == ["gray-fox"]
