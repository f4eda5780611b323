"""Why a bot does what it does, as messages with facts: the words are in `texts/…/bots.ftl`."""

from __future__ import annotations

from typing import NamedTuple

from noisecheck.bots.shapes import Why
from noisecheck.bots.steady.plan import DRESSED, UNSEEN, Plan
from noisecheck.bots.steady.stakes import Stakes
from noisecheck.bots.steady.thumbs import finish_the_stage, points
from noisecheck.engine.board import bits
from noisecheck.engine.table import Decision, Option


def reason_for_plan(stakes: Stakes, plan: Plan) -> Why:
    """What a plan is for: the weightiest thing it does."""
    board, hero = stakes.state.stage.board, stakes.hero
    facts: dict[str, str | int] = {
        "hero": hero.id,
        "space": board.names[plan.space],
        "left": round(stakes.goal(plan).away(plan.space)),
    }
    key = key_for_plan(stakes, plan, facts)
    return Why(key, facts, RULES.get(key, ""))


def key_for_plan(stakes: Stakes, plan: Plan, facts: dict[str, str | int]) -> str:
    board, start = stakes.state.stage.board, stakes.hero.space
    if finish_the_stage(stakes, plan):
        return "bot-finishes"
    if plan.taken:
        return "bot-takes"
    if plan.reached and stakes.goal(plan).away(plan.space) < stakes.goal(Plan(start, 0)).away(start):
        return "bot-reaches"
    if DRESSED in plan.spent:
        return "bot-dresses"
    if plan.felled:
        facts["target"] = ", ".join(board.names[space] for space in bits(plan.felled))
        return "bot-fells"
    if plan.door >= 0:
        facts["door"] = stakes.state.stage.doors[plan.door].name
        return "bot-opens"
    if plan.knocks():
        return "bot-knocks"
    if plan.seen != UNSEEN:
        return "bot-runs"
    if stakes.goal(plan).away(plan.space) < stakes.goal(Plan(start, 0)).away(start):
        return "bot-goes"
    return "bot-hides" if plan.space != start else "bot-waits"


RULES = {
    "bot-finishes": "SET-4",
    "bot-takes": "ACT-18",
    "bot-reaches": "SET-8",
    "bot-dresses": "HER-4",
    "bot-fells": "COM-7",
    "bot-opens": "ACT-11",
    "bot-knocks": "ACT-13",
    "bot-runs": "LOS-7",
    "bot-goes": "SET-4",
    "bot-hides": "GRD-19",
}


# what speaks for a plan and against it


class Speaks(NamedTuple):
    """The messages for a thumb that is for a plan or against it, compared with staying; and the rule behind it."""

    speaks_for: str
    speaks_against: str
    rule: str


GROUNDS = {
    "finish_the_stage": Speaks("bot-for-finish", "", "SET-4"),
    "go_for_the_goal": Speaks("bot-for-goal", "bot-against-goal", "SET-4"),
    "avoid_being_seen": Speaks("", "bot-against-seen", "LOS-7"),
    "end_quietly": Speaks("", "bot-against-noise", "ATT-5"),
    "mind_the_cameras": Speaks("bot-for-cameras", "bot-against-cameras", "ORD-8"),
    "keep_away_from_guards": Speaks("bot-for-earshot", "bot-against-earshot", "ORD-5"),
    "take_down_from_behind": Speaks("bot-for-felled", "bot-against-felled", "COM-7"),
    "dress_up": Speaks("bot-for-uniform", "", "HER-4"),
    "save_focus": Speaks("", "bot-against-focus", "FOC-1"),
    "stay_out_of_sight": Speaks("bot-for-safety", "bot-against-safety", "GRD-19"),
}
WORTH_SAYING = 0.3  # points
MOST_REASONS = 4


def reasons_of(stakes: Stakes, plan: Plan, staying: Plan) -> list[Why]:
    """What the thumbs say about a plan beside staying where one is, weightiest first."""
    stay, go = points(stakes, staying), points(stakes, plan)
    facts = reason_for_plan(stakes, plan).facts | {
        "count": abs(round(stakes.goal(plan).away(plan.space) - stakes.goal(staying).away(staying.space))),
    }
    found = []
    for thumb in sorted(go, key=lambda thumb: -abs(go[thumb] - stay[thumb])):
        gain, ground = go[thumb] - stay[thumb], GROUNDS[thumb]
        key = ground.speaks_for if gain > 0 else ground.speaks_against
        if key and abs(gain) >= WORTH_SAYING:
            found.append(Why(key, dict(facts), ground.rule))
    return found[:MOST_REASONS]


def percent(chance: float) -> int:
    return round(100 * max(0.0, min(1.0, chance)))


REST = {
    "eat": "bot-eats",
    "calm_down": "bot-calms-down",
    "hide_in_a_box": "bot-boxes",
    "hack": "bot-hacks",
    "work_at_the_terminal": "bot-works",
    "recover_focus": "bot-recovers",
    "end_the_turn": "bot-waits",
    "resolve_a_system": "bot-resolves",
}

ANSWERED = {
    "turn": "bot-turn",
    "step": "bot-steps",
    "target": "bot-guard-target",
    "path": "bot-guard-path",
    "spawn": "bot-guard-spawn",
    "face": "bot-guard-facing",
    "face-camera": "bot-camera",
    "change-roll": "bot-roll-changed",
    "before-roll": "bot-roll-changed",
    "loadout": "bot-loadout",
    "event": "bot-decided",
}


def reason_for_answer(decision: Decision, option: Option) -> Why:
    """Why a question beside the actions was answered so."""
    if option.verb == "pass":
        return Why("bot-roll-awaited" if decision.kind == "before-roll" else "bot-roll-stands")
    return Why(ANSWERED.get(decision.kind, "bot-fits"), {"hero": decision.hero})
