"""Revolver Ocelot: his circuit, his ricochets, what he does when it hurts, and each of his cards (BOS-3, BOS-15)."""

import pytest

from noisecheck import Game
from noisecheck.engine.bosses.ocelot import CARDS, Ocelot
from tests.bosses.rooms import ROOM
from tests.play import options, play, told
from tests.table import picture, rule, scene


def ways(text: str) -> list[tuple[str, str]]:
    """How Ocelot moves when this scene goes on: where to, and where he looks then."""
    game = scene(ROOM + text)
    return [(fact["end"], fact["facing"]) for fact in told(game, "BossMoved")]


# the circuit


@rule("BOS-3")
def test_he_goes_from_node_to_node_clockwise_or_the_other_way_as_his_card_says() -> None:
    clockwise = ways("boss ocelot a1 S\nboss-deck slow-circle\nsnake c3\nphase enemy")
    back = ways("boss ocelot a1 S\nboss-deck long-shot\nsnake c3\nphase enemy")

    assert [space for space, _ in clockwise] == ["e1", "e3", "a3"]
    assert [space for space, _ in back] == ["a3", "e3"]


@rule("BOS-3")
def test_on_a_node_he_faces_its_arrow() -> None:
    assert ways("boss ocelot a1 N\nboss-deck slow-circle\nsnake c3\nphase enemy") == [
        ("e1", "W"),
        ("e3", "N"),
        ("a3", "E"),
    ]


@rule("BOS-3")
@pytest.mark.parametrize("figure", ["meryl e1", "token hostage e1"])
def test_he_goes_past_a_node_with_any_figure_on_it(figure: str) -> None:
    """The node passed does not count: Quick Draw takes him one node on, to the first that is free."""
    moved = ways(f"boss ocelot a1 S\nboss-deck quick-draw\nsnake c3\n{figure}\nphase enemy")

    assert moved == [("e3", "N")]


@rule("BOS-3")
def test_with_every_other_node_occupied_he_stays() -> None:
    game = scene(ROOM + "boss ocelot a1 S\nboss-deck slow-circle\nsnake e1\nmeryl e3\ntoken hostage a3\nphase enemy")

    assert told(game, "BossMoved") == []
    assert game.state.round == 2


@rule("BOS-3")
def test_off_his_nodes_he_has_nowhere_to_go() -> None:
    assert ways("boss ocelot c1 S\nboss-deck slow-circle\nsnake c3\nphase enemy") == []


# ricochet


@rule("BOS-3")
def test_he_needs_no_line_of_sight() -> None:
    """On e1 he looks west; Snake is behind a crate, out of anybody's sight."""
    game = scene(ROOM + "boss ocelot a1 S\nboss-deck quick-draw\nsnake c3\nphase enemy\ndice 6")

    play(game, "pass")

    assert not game.explain_sight("e1", "c3").sees
    assert told(game, "Attacked") == [{"attacker": "ocelot", "target": "snake", "space": "c3", "hits": 1}]


@rule("BOS-3")
def test_he_shoots_at_the_nearest_hero_by_shortest_path() -> None:
    game = scene(ROOM + "boss ocelot a1 S\nboss-deck quick-draw\nsnake a3\nmeryl c1\nphase enemy\ndice 1")

    play(game, "pass")

    assert told(game, "Attacked")[0]["target"] == "meryl"


@rule("BOS-3")
def test_between_two_who_are_equally_near_the_players_choose() -> None:
    game = scene(ROOM + "boss ocelot a1 S\nboss-deck quick-draw\nsnake c1\nmeryl e3\nphase enemy\ndice 1")

    assert options(game) == ["target snake", "target meryl"]
    assert str(game.decision) == "Several targets are 2 spaces away from Ocelot in e1. Which one?"
    play(game, "target meryl")
    assert told(game, "Attacked")[0]["target"] == "meryl"


# that hurt


@rule("BOS-3")
def test_damaged_in_a_heros_turn_he_reveals_a_card_and_resolves_its_reaction() -> None:
    """Bank Shot is no threat in his turn now: it lies at the bottom."""
    game = scene(ROOM + "boss ocelot a1 S\nboss-deck bank-shot; reload\nsnake b1\nturn snake\ndice 5 1")

    play(game, "hand-to-hand a1")

    assert told(game, "BossCardRevealed") == [
        {"figure": "ocelot", "card": "bank-shot", "side": "reaction", "number": 0}
    ]
    assert told(game, "BossMoved") == []
    assert told(game, "Attacked")[1]["target"] == "snake"
    assert "boss-deck | reload | bank-shot" in picture(game)


@rule("BOS-3")
def test_an_attack_that_does_no_damage_makes_him_reveal_nothing() -> None:
    game = scene(ROOM + "boss ocelot a1 S\nsnake b1 inactive plus-2,reroll\nturn snake\ndice 3")

    play(game, "hand-to-hand a1")

    assert told(game, "BossCardRevealed") == []


@rule("BOS-3")
def test_one_attack_is_one_reaction_however_much_it_hurts() -> None:
    game = scene(ROOM + "boss ocelot a1 S\nboss-deck fan-fire; reload\nsnake b1\nturn snake\ndice 6 6 6")

    play(game, "combo a1")

    assert game.state.boss is not None
    assert game.state.boss.damage == 3
    assert len(told(game, "BossCardRevealed")) == 1


@rule("BOS-3", "COM-5")
def test_a_blast_in_a_heros_turn_hurts_as_well() -> None:
    game = scene(ROOM + "boss ocelot a1 S\nboss-deck fan-fire; reload\nsnake e1\ngear snake grenade\nturn snake")

    play(game, "use grenade a1")

    assert told(game, "BossCardRevealed")[0]["side"] == "reaction"


@rule("BOS-3")
def test_damage_in_his_own_turn_sets_off_no_reaction() -> None:
    """He walks onto a claymore and shoots all the same."""
    game = scene(
        ROOM + "boss ocelot a1 S\nboss-deck quick-draw; bank-shot\nsnake c3\nclaymore e1 by snake\nphase enemy\ndice 1"
    )

    play(game, "pass")

    assert [fact["side"] for fact in told(game, "BossCardRevealed")] == ["turn"]
    assert game.state.boss is not None
    assert game.state.boss.damage == 2


# his cards, one by one: in his turn, and as a reaction


def turned_up(card: str, rest: str) -> dict[str, object]:
    """What a card does in his turn: he begins on a1."""
    game = scene(ROOM + f"boss ocelot a1 S\nboss-deck {card}; {other(card)}\n{rest}\nphase enemy\ndice 6 6 6 6")
    return told_of(play(game))


def hurt_into(card: str, rest: str) -> dict[str, object]:
    """What a card does when Snake, beside him on b1, has hurt him on a1."""
    game = scene(
        ROOM + f"boss ocelot a1 S\nboss-deck {card}; {other(card)}\nsnake b1\n{rest}\nturn snake\ndice 6 6 6 6"
    )
    return told_of(play(game, "hand-to-hand a1"))


def other(card: str) -> str:
    return next(each for each in CARDS if each != card)


def told_of(game: Game) -> dict[str, object]:
    """Where he is then, whom he shot at with how many hits, and what lies on top of his deck."""
    boss = game.state.boss
    assert boss is not None
    return {
        "at": game.state.stage.board.names[boss.space],
        "shot": [(fact["target"], fact["hits"]) for fact in told(game, "Attacked") if fact["attacker"] == "ocelot"],
        "top": boss.deck[0],
    }


@rule("BOS-15")
def test_against_two_heroes_he_draws_his_second_revolver() -> None:
    assert turned_up("quick-draw", "snake c1")["shot"] == [("snake", 1)]
    assert turned_up("quick-draw", "snake c1\nmeryl a3")["shot"] == [("snake", 2)]


@rule("BOS-15")
def test_fan_fire() -> None:
    """One node on, to e1, and at everybody within 3 spaces of it, with one die more: Meryl on c3 is 4 away."""
    assert turned_up("fan-fire", "snake d1")["shot"] == [("snake", 2)]
    assert turned_up("fan-fire", "snake d1\nmeryl c3")["shot"] == [("snake", 3)]
    assert turned_up("fan-fire", "snake d1\nmeryl c1")["shot"] == [("snake", 3), ("meryl", 3)]
    assert hurt_into("fan-fire", "") == {"at": "a1", "shot": [], "top": "long-shot"}


@rule("BOS-15")
def test_long_shot() -> None:
    """Two nodes back, to e3, with one die more."""
    assert turned_up("long-shot", "snake c1") == {"at": "e3", "shot": [("snake", 2)], "top": "fan-fire"}
    assert hurt_into("long-shot", "") == {"at": "e1", "shot": [], "top": "fan-fire"}


@rule("BOS-15")
def test_bank_shot() -> None:
    """One die more, in his turn and as a reaction."""
    assert turned_up("bank-shot", "snake c1") == {"at": "e3", "shot": [("snake", 2)], "top": "fan-fire"}
    assert hurt_into("bank-shot", "meryl a2") == {"at": "a1", "shot": [("snake", 3)], "top": "fan-fire"}


@rule("BOS-15")
def test_slow_circle() -> None:
    """Three nodes on without a shot; but hurt he answers with one die more, and it is Snake's turn, not Meryl's."""
    assert turned_up("slow-circle", "snake c1") == {"at": "a3", "shot": [], "top": "fan-fire"}
    assert hurt_into("slow-circle", "meryl a2") == {"at": "a1", "shot": [("snake", 3)], "top": "fan-fire"}


@rule("BOS-15", "BOS-13")
def test_loose_end_shoots_at_the_hostage() -> None:
    game = scene(ROOM + "boss ocelot a1 S\nboss-deck loose-end; reload\ntoken hostage c2\nsnake e1\nphase enemy")

    assert told(game, "Hurt") == [{"figure": "hostage", "space": "c2", "damage": 2, "kind": "hit"}]
    assert "token hostage c2 damage 2" in picture(game)
    assert "boss ocelot a3 E" in picture(game)
    assert hurt_into("loose-end", "token hostage c2") == {"at": "a3", "shot": [], "top": "fan-fire"}


@rule("BOS-15")
def test_a_hero_beside_the_hostage_is_attacked_in_his_place() -> None:
    game = scene(
        ROOM + "boss ocelot a1 S\nboss-deck loose-end\ntoken hostage c2\nsnake c1\nmeryl e1\nphase enemy\ndice 6 1"
    )

    play(game)

    assert told(game, "Shielded") == [{"hero": "snake", "figure": "hostage"}]
    assert [event.rule for event in game.events if type(event).__name__ == "Shielded"] == ["BOS-15"]
    assert game.hero("snake").damage == 1
    assert [fact["figure"] for fact in told(game, "Hurt")] == ["snake"]


@rule("BOS-15")
def test_of_two_beside_the_hostage_the_nearer_one_is_in_the_way() -> None:
    """Loose End takes Ocelot to a3; Meryl on c3 is nearer than Snake on c1."""
    game = scene(
        ROOM + "boss ocelot a1 S\nboss-deck loose-end\ntoken hostage c2\nsnake c1\nmeryl c3\nphase enemy\ndice 1"
    )

    play(game)

    assert told(game, "Shielded")[0]["hero"] == "meryl"


@rule("BOS-15")
def test_without_a_hostage_loose_end_is_wasted() -> None:
    assert turned_up("loose-end", "snake c1")["shot"] == []


@rule("BOS-15")
def test_quick_draw() -> None:
    assert turned_up("quick-draw", "snake c1") == {"at": "e1", "shot": [("snake", 1)], "top": "fan-fire"}
    assert hurt_into("quick-draw", "") == {"at": "a1", "shot": [("snake", 1)], "top": "fan-fire"}


@rule("BOS-3", "BOS-15")
def test_reload() -> None:
    """In his turn nothing happens and it goes to the bottom; caught reloading he has no answer and has yet to do it."""
    assert turned_up("reload", "snake c1") == {"at": "a1", "shot": [], "top": "fan-fire"}
    assert hurt_into("reload", "") == {"at": "a1", "shot": [], "top": "reload"}


@rule("BOS-15")
def test_who_keeps_hitting_him_while_he_reloads_gets_no_answer_at_all() -> None:
    game = scene(ROOM + "boss ocelot a1 S\nboss-deck reload; bank-shot\nsnake b1\nturn snake\ndice 6 6 6 6")

    play(game, "hand-to-hand a1", "hand-to-hand a1", "hand-to-hand a1", "hand-to-hand a1", "end")

    assert [(fact["card"], fact["side"]) for fact in told(game, "BossCardRevealed")] == [
        *[("reload", "reaction")] * 4,
        ("reload", "turn"),
    ]
    assert game.hero("snake").damage == 0


def test_he_has_seven_of_the_52_boss_cards_and_one_of_them_reloads() -> None:
    assert len(Ocelot.cards) == 7
    assert "reload" in Ocelot.cards
