"""`forecast`: what the Enemy phase may bring the acting hero, or another one, here or in another space."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from noisecheck.engine.errors import IllegalOption, UnknownName
from noisecheck.engine.game import Game
from noisecheck.foresight.forecast import forecast
from noisecheck.foresight.shapes import Forecast, GuardWays, HeroRisk, Range
from noisecheck.terminal import signs
from noisecheck.texts import name, say

DIM = "dim"
MOST_WAYS = 3  # of each guard
TINY = 0.005


def tell_forecast(game: Game, words: str) -> Iterator[Text]:
    """The words may name a hero, a space, or both."""
    hero, space = asked_about(game, words)
    try:
        found = forecast(game, hero, space)
    except UnknownName:
        yield Text(say("terminal-forecast-what", {"words": words}))
    except IllegalOption:
        yield Text(say("terminal-forecast-no-place", {"hero": hero or str(game.active_hero), "space": space}))
    else:
        yield from lines(game, found) if found else [Text(say("terminal-forecast-none", {}))]


def asked_about(game: Game, words: str) -> tuple[str, str]:
    """Words that are not a hero of this game are taken for a space."""
    heroes = {alias: hero.id for hero in game.state.heroes for alias in (hero.id, name(hero.id).lower())}
    text = words.lower()
    for alias, hero in heroes.items():
        if text == alias or text.startswith(f"{alias} "):
            return hero, text.removeprefix(alias).strip()
    return "", text


def lines(game: Game, found: Forecast) -> Iterator[Text]:
    waiting = ", ".join(map(name, found.waiting))
    yield Text(
        say("terminal-forecast-head", {"hero": found.hero, "space": found.space, "waiting": waiting or "none"}), "bold"
    )
    if found.noisy:
        yield noise(found)
    for risk in found.heroes:
        if risk.hero == found.hero or risk.spotted.high >= TINY:
            yield Text(f"  {in_words(risk)}", signs.ALERT if risk.attacked.high >= TINY else "")
    if found.lost.high >= TINY:
        yield Text(f"  {say('terminal-forecast-lost', {'chance': percent(found.lost)})}", signs.ALERT)
    ways_of = {each.guard: each for each in found.guards}
    for guard in game.state.guards:
        if guard.number in ways_of:
            yield ways(game.state.stage.board.names[guard.space], ways_of[guard.number])
    yield Text(f"  {cards(found)}", DIM)
    if found.cut:
        yield Text(f"  {say('terminal-forecast-cut', {})}", DIM)
    if found.reveals:
        yield Text(f"  {say('terminal-forecast-reveals', {})}", DIM)


def noise(found: Forecast) -> Text:
    assert found.noisy is not None
    heard = Range(found.heard, found.heard)
    total = next(risk for risk in found.heroes if risk.hero == found.hero)
    facts: dict[str, str | int] = {
        "dice": found.noise,
        "quiet": percent(Range(1 - heard.low, 1 - heard.high)),
        "unheard": percent(found.quiet.spotted),
        "noisy": percent(heard),
        "heard": percent(found.noisy.spotted),
        "total": percent(total.spotted),
    }
    return Text(f"  {say('terminal-forecast-noise', facts)}")


def in_words(risk: HeroRisk) -> str:
    facts: dict[str, str | int] = {
        "hero": risk.hero,
        "spotted": percent(risk.spotted),
        "attacked": percent(risk.attacked),
        "damage": span(f"{risk.damage.low:.1f}", f"{risk.damage.high:.1f}"),
        "killed": percent(risk.killed),
    }
    return say("terminal-forecast-hero", facts)


def ways(space: str, guard: GuardWays) -> Text:
    told = [
        say(
            "terminal-forecast-way",
            {"way": " ".join(way.path) or "none", "chance": percent(way.weight), "ends": way.ends or "no"},
        )
        for way in guard.ways[:MOST_WAYS]
    ]
    more = (
        say("terminal-forecast-ways-more", {"count": len(guard.ways) - MOST_WAYS})
        if len(guard.ways) > MOST_WAYS
        else ""
    )
    return Text(f"  {say('terminal-forecast-guard', {'space': space, 'ways': '; '.join(told)})}{more}")


def cards(found: Forecast) -> str:
    if found.known:
        return say("terminal-forecast-known", {"card": found.orders[0].card})
    return say("terminal-forecast-cards", {"count": sum(order.copies for order in found.orders)})


def percent(figure: Range) -> str:
    """Whole percents; what may happen, however seldom, is not 0."""
    return span(*(hundredths(each) for each in (figure.low, figure.high)))


def hundredths(chance: float) -> str:
    return f"{max(1, min(99, round(100 * chance)))}" if 0 < chance < 1 else f"{round(100 * chance)}"


def span(low: str, high: str) -> str:
    return low if low == high else f"{low}–{high}"
