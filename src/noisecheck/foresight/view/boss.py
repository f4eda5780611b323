"""The boss as players see it: its dashboard, what is known of its deck, its figure and its tokens. Nothing hidden."""

from __future__ import annotations

from noisecheck.engine.board import COMPASS, bits
from noisecheck.engine.bosses.kit import printed_spaces, rules_of
from noisecheck.engine.bosses.kit.handed_out import in_hand
from noisecheck.engine.bosses.kit.hostage import HEALTH
from noisecheck.engine.state import FRIENDS, HOSTAGE, STANDING, State, Token
from noisecheck.foresight import shapes


def boss_shown(state: State) -> shapes.Boss | None:
    boss = state.boss
    if boss is None:
        return None
    rules, names = rules_of(boss), state.stage.board.names
    body = list(bits(boss.body))
    known = boss.atop + boss.unseen
    return shapes.Boss(
        id=boss.id,
        spaces=[names[space] for space in body],
        facing=None if rules.faces_all_ways else COMPASS[boss.facing],
        damage=boss.damage,
        health=boss.health,
        wounded=boss.is_wounded,
        defense=rules.defense(state),
        dice=rules.dice(state),
        track=boss.track,
        steps=list(rules.steps),
        numbers=rules.numbers(state),
        notes=[shapes.BossNote(note.name, dict(note.facts)) for note in rules.notes(state)],
        atop=boss.deck[: boss.atop],
        unseen=sorted(boss.deck[boss.atop : known]),
        seen=boss.deck[known:],
        open=boss.open[:],
        tokens=[token_shown(names, token) for token in boss.tokens],
        printed={names[space]: text for space, text in printed_spaces(state).items()},
        fire=[names[space] for space in bits(rules.fire(state))],
        circuit=rules.walks_circuit,
        hands_out=rules.hands_out,
        in_hand={hero.id: in_hand(state, hero) for hero in state.heroes} if rules.hands_out else {},
        pose=rules.pose(state),
        rim=rules.rim(state),
    )


def boss_watching(state: State) -> list[shapes.Watcher]:
    """The boss, if it matters whom it sees: all of its figure together."""
    boss, names = state.boss, state.stage.board.names
    seen = rules_of(boss).gaze(state) if boss else 0
    if boss is None or not seen:
        return []
    facing: shapes.Facing = COMPASS[boss.facing]
    return [shapes.Watcher("boss", names[boss.space], facing, [names[space] for space in bits(seen)])]


def token_shown(names: tuple[str, ...], token: Token) -> shapes.BossToken:
    """What lies face down is shown without its face."""
    return shapes.BossToken(
        kind=token.kind,
        owner=token.owner,
        space=names[token.space],
        damage=token.damage,
        health=HEALTH if token.kind == HOSTAGE else 0,
        stands=token.kind in STANDING,
        friend=token.kind in FRIENDS,
        down=bool(token.face),
    )
