"""Sections I and II of an Order card (ORD-2, ORD-3, ORD-5, ORD-8)."""

from noisecheck import scene
from tests.guards.watch import activated, guards, tokens
from tests.play import options, play, told
from tests.table import rule


@rule("ORD-2", "ORD-7")
def test_waken_turns_one_star_into_a_guard_and_two_stars_into_one() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+---+---+
    2 | .   .   . |
      +---+---+---+
    snake a2
    ko b1 1
    ko b1 2
    ko c1 2
    dead a1
    orders waken 1/0 left; lost-contact 5/4 left
    phase enemy
    """)

    assert options(game) == ["face E", "face W"]
    game.choose("face E")
    assert guards(game) == ["b1 E"]
    assert told(game, "StarLost") == [{"space": "b1"}, {"space": "c1"}]
    assert tokens(game) == ["a1 dead", "c1 ko 1"]  # the new guard stood on the other KO token and reacted to it


@rule("ORD-2")
def test_waken_leaves_inactive_zones_and_tied_guards_asleep() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +---+---+---+---+
    2 | .   .   .   . |
      +---+---+---+---+
    zone left a1:b2
    zone right c1:d2
    snake a2
    ko b1 1 tied
    ko b2 2 tied
    ko c1 1
    ko d1 2
    orders waken 1/0 left; lost-contact 5/4 left
    phase enemy
    """)

    assert guards(game) == []
    assert tokens(game) == ["b1 ko 1", "c1 ko 1", "d1 ko 2", "b2 ko 2"]


@rule("ORD-2", "ORD-6", "COM-12")
def test_with_one_figure_left_the_first_zones_token_wakes_and_the_other_burns_a_card() -> None:
    game = scene("""
        a   b   c   d   e   f
      +---+---+---+---+---+---+
    1 | .   .   .   .   .   . |
      +---+---+---+---+---+---+
    2 | .   .   .   .   .   . |
      +---+---+---+---+---+---+
    3 | .   .   .   .   .   . |
      +---+---+---+---+---+---+
    zone right d1:f3
    zone left a1:c3
    snake a3
    meryl f3
    ko a1 1
    ko d1 1
    guard b1 W
    guard c1 W
    guard e1 E
    guard f1 E
    guard a2 E
    guard b2 E
    guard c2 E
    guard d2 E
    guard e2 E
    guard f2 E
    guard b3 E
    orders waken 1/0 left; radio-in 5/4 left; lost-contact 5/4 left
    phase enemy
    """)

    assert told(game, "GuardSpawned")[0]["space"] == "d1"
    assert len(game.state.guards) == 12
    assert told(game, "CardBurned")[0] == {"card": "radio-in 5/4 left"}
    assert tokens(game) == []


@rule("ORD-2", "LOS-6")
def test_a_guard_that_wakes_alerts_whom_it_sees_at_once() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+---+---+
    snake c1
    ko a1 1
    orders waken 0/0 left; lost-contact 5/4 left
    dice 1 1
    phase enemy
    """)
    play(game)

    assert game.attention("snake") == ("!", "c1")
    assert told(game, "Seen")[0]["watcher_space"] == "a1"


@rule("ORD-3", "ORD-7")
def test_radio_in_spawns_the_missing_guards_one_by_one_on_the_barracks_icon() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +---+---+---+---+
    2 | .   .   .   . |
      +---+---+---+---+
    snake a2
    guard d1 W
    ko c1 2
    barracks a1 zone main count 3 faces E
    orders radio-in 1/0 left; lost-contact 5/4 left
    phase enemy
    """)

    assert guards(game)[:1] == ["a1 E"]
    assert options(game) == ["face E", "face W"]  # the second one, beside the icon, which is taken now
    game.choose("face W")
    assert guards(game) == ["a1 E", "b1 W", "d1 W"]
    assert activated(game) == ["a1", "b1", "d1"]  # they take part in this phase


@rule("ORD-3")
def test_radio_in_passes_over_full_zones_and_inactive_ones() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +---+---+---+---+
    2 | .   .   .   . |
      +---+---+---+---+
    zone left a1:b2
    zone right c1:d2
    snake a2
    guard b1 W
    barracks a1 zone left count 1 faces E
    barracks d1 zone right count 2 faces W
    orders radio-in 1/0 left; lost-contact 5/4 left
    phase enemy
    """)

    assert guards(game) == ["b1 W"]
    assert told(game, "GuardSpawned") == []


@rule("ORD-3", "ORD-6")
def test_a_reinforcement_without_room_burns_a_card_for_each_missing_guard() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   . | . |
      +---+---+---+
    2 | .   .   . |
      +---+---+---+
    zone main a1:c2
    snake a2
    meryl a1
    guard b1 W activated
    barracks a1 zone main count 3
    orders radio-in 1/0 left; lost-contact 5/4 left; waken 5/4 left
    phase enemy
    """)

    assert [each["card"] for each in told(game, "CardBurned")] == ["lost-contact 5/4 left", "waken 5/4 left"]
    assert guards(game) == ["b1 W"]


@rule("ORD-5")
def test_stay_alert_puts_the_question_mark_under_heroes_within_two_spaces_of_a_guard() -> None:
    game = scene("""
        a   b   c   d   e
      +---+---+---+---+---+
    1 | .   .   .   .   . |
      +   +---+---+   +   +
    2 | .   .   . | .   . |
      +---+---+---+---+---+
    3 | .   .   .   .   . |
      +---+---+---+---+---+
    snake b2
    meryl c2
    otacon c3
    guard a1 N
    ? snake e3
    orders stay-alert 1/0 left; lost-contact 5/4 left
    phase enemy
    """)

    assert game.attention("snake") == ("?", "b2")  # two spaces by a2, and the token moved
    assert game.attention("meryl") is None  # three spaces
    assert game.attention("otacon") is None  # a wall between


@rule("ORD-5")
def test_stay_alert_does_nothing_to_a_hero_whose_alarm_is_on_the_map() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +---+---+---+---+
    snake b1
    guard c1 E activated
    ! snake d1
    orders stay-alert 5/4 left; lost-contact 5/4 left
    phase enemy
    """)

    assert game.attention("snake") == ("!", "d1")


@rule("ORD-5", "SET-20")
def test_guards_of_inactive_zones_do_not_count_for_stay_alert() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +---+---+---+---+
    zone left a1:b1
    zone right c1:d1
    snake b1
    guard c1 E
    orders stay-alert 1/0 left; lost-contact 5/4 left
    phase enemy
    """)

    assert game.attention("snake") is None
    assert activated(game) == []


@rule("ORD-8", "LOS-9")
def test_section_two_flips_the_cameras_and_they_look_again() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+---+---+
    snake c1
    camera b1 orange W green E
    cameras orange
    orders lost-contact 5/4 left flip; lost-contact 5/4 left
    phase enemy
    """)

    assert told(game, "CamerasFlipped") == [{"colour": "green"}]
    assert game.attention("snake") == ("!", "c1")
    assert told(game, "Seen")[0]["watcher"] == "camera"


@rule("ORD-8")
def test_a_card_without_a_flip_leaves_the_cameras_but_they_look_all_the_same() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+---+---+
    snake a1
    camera b1 orange W green E
    orders lost-contact 5/4 left; lost-contact 5/4 left
    phase enemy
    """)

    assert game.state.cameras == "orange"
    assert game.attention("snake") == ("!", "a1")


@rule("ORD-8")
def test_section_two_is_skipped_without_cameras() -> None:
    game = scene("""
        a   b
      +---+---+
    1 | .   . |
      +---+---+
    snake a1
    trap b1 laser up
    orders lost-contact 5/4 left flip; lost-contact 5/4 left
    phase enemy
    """)

    assert game.state.cameras == "orange"


@rule("ORD-5")
def test_stay_alert_leaves_heroes_that_are_far_from_every_guard() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +---+---+---+---+
    snake a1
    guard d1 E activated
    orders stay-alert 5/4 left; lost-contact 5/4 left
    phase enemy
    """)

    assert game.attention("snake") is None


@rule("ORD-8", "LOS-6")
def test_a_camera_that_is_about_to_be_flipped_has_seen_what_it_saw() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+---+---+
    snake a1
    camera b1 orange W green E
    orders lost-contact 5/4 left flip; lost-contact 5/4 left
    phase enemy
    """)

    assert game.state.cameras == "green"
    assert game.attention("snake") == ("!", "a1")
