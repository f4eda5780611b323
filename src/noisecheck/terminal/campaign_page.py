"""Campaigns as they are shown at the terminal: the list, the stages of one, the Memory Box, results (S2, S9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.table import Table
from rich.text import Text

from noisecheck import campaign as campaigns
from noisecheck.campaign import Campaign, Standing
from noisecheck.content.loader import find_stage
from noisecheck.terminal import signs
from noisecheck.terminal.story import tell_outcome
from noisecheck.texts import about, name, say

MISSION = "vr"  # before the number of a VR mission
DAY = "%Y-%m-%d"


def grid() -> Table:
    return Table.grid(padding=(0, 2, 0, 1))


def draw_list(listed: Sequence[Campaign]) -> Table:
    table = grid()
    for number, each in enumerate(listed, 1):
        begun = say("campaign-begun", {"day": each.created.strftime(DAY)})
        playing = say("campaign-open", {"stage": name(each.playing.stage)}) if each.playing else ""
        row = Text(str(number), "bold cyan"), Text(each.name, "bold"), Text(cleared(each)), Text(begun, "dim")
        table.add_row(*row, Text(playing, signs.GOAL))
    return table


def cleared(campaign: Campaign) -> str:
    all_of_it = campaigns.stages(campaign)
    done = sum(stage.best is not None for stage in all_of_it)
    return say("campaign-cleared", {"done": done, "all": len(all_of_it)})


# the stages of one


def draw_head(campaign: Campaign) -> Text:
    facts: dict[str, str | int] = {
        "cleared": cleared(campaign),
        "heroes": ", ".join(map(name, campaigns.unlocked_heroes(campaign))),
        "cards": len(campaigns.memory_box(campaign)),
    }
    return Text.assemble((f"\n{campaign.name}", "bold"), f"  {say('campaign-head', facts)}")


def draw_stages(campaign: Campaign) -> Table:
    """Every stage with what to expect of it, and every VR mission; why one cannot be played stands in words."""
    table = grid()
    for can_wrap in (False, False, False, True):
        table.add_column(no_wrap=not can_wrap)
    for stage in campaigns.stages(campaign):
        table.add_row(*cells(campaign, stage, str(stage.number)))
    table.add_row(Text(""))
    for mission in campaigns.missions(campaign):
        table.add_row(*cells(campaign, mission, f"{MISSION}{mission.number}"))
    return table


def cells(campaign: Campaign, stage: Standing, number: str) -> Iterator[Text]:
    playable = stage.can_be_played
    yield Text(number, "bold cyan" if playable else "dim")
    if stage.is_veiled:
        yield Text(say("campaign-veiled", {}), "dim")
        yield Text("")
    else:
        yield Text(name(stage.id), "bold" if playable else "")
        yield Text(what_to_expect(stage), "dim")
    yield state_of(campaign, stage)


def what_to_expect(stage: Standing) -> str:
    """The kind of stage, how long it takes, how many heroes can go now."""
    file, numbers = find_stage(stage.id).file, sorted({len(party) for party in stage.parties})
    facts: dict[str, str | int] = {
        "kind": file.kind,
        "minutes": file.minutes,
        "bonus": "yes" if stage.is_bonus else "no",
    }
    heroes = say("campaign-heroes", {"fewest": numbers[0], "most": numbers[-1]}) if numbers else ""
    return ", ".join(filter(None, [say("campaign-kind", facts), heroes]))


def state_of(campaign: Campaign, stage: Standing) -> Text:
    playing = campaign.playing
    if playing and playing.stage == stage.id:
        return Text(say("campaign-state-playing", {}), signs.GOAL)
    if stage.reason:
        return Text(str(stage.reason), "dim")
    if stage.best:
        return Text(say("campaign-state-cleared", {"rounds": stage.best.rounds, "alarms": stage.best.alarms}))
    return Text(say("campaign-state-open", {"games": stage.games}), signs.GOAL)


def draw_parties(stage: Standing) -> Text:
    """SET-3: who can be sent, by number of heroes."""
    numbers: dict[int, list[str]] = {}
    for party in stage.parties:
        numbers.setdefault(len(party), []).append(" + ".join(map(name, party)))
    lines = [say("campaign-party", {"number": number, "parties": ", ".join(who)}) for number, who in numbers.items()]
    return Text("\n".join(f" {line}" for line in lines), "dim")


# what was won


def draw_box(campaign: Campaign) -> Iterator[Text | Table]:
    """SET-10, S9: the cards, and where there are more of them, as far as players know those places."""
    box = campaigns.memory_box(campaign)
    yield Text(say("campaign-box", {"cards": len(box)}), "bold")
    table = grid()
    for card in box:
        table.add_row(Text(name(card), "bold"), about(card))
    yield table
    more = grid()
    for stage, cards in campaigns.still_to_win(campaign).items():
        names = ", ".join(map(name, cards)) if campaign.unveiled else say("campaign-cards", {"cards": len(cards)})
        more.add_row(Text(name(stage)), Text(names, "dim"))
    if more.row_count:
        yield Text(say("campaign-more-cards", {}), "bold")
        yield more


def draw_results(campaign: Campaign) -> Table:
    table = grid()
    for each in campaign.results:
        figures = say("campaign-figures", {"rounds": each.rounds, "alarms": each.alarms, "seed": str(each.seed)})
        who = ", ".join(map(name, each.heroes))
        when, stage = Text(each.when.strftime(DAY), "dim"), Text(name(each.stage), "bold")
        table.add_row(when, stage, who, tell_outcome(each.outcome), figures)
    return table
