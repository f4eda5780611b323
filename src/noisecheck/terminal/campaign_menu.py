"""Campaigns at the terminal: choose one, then its stages one after the other."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.text import Text

from noisecheck import campaign as campaigns
from noisecheck.campaign import Begun, CampaignError, interrogation
from noisecheck.campaign import plan as plans
from noisecheck.campaign.checks import check_name
from noisecheck.content.meant import names_like
from noisecheck.engine.errors import NoisecheckError
from noisecheck.terminal import campaign_game, campaign_page, campaign_store, interrogating, starting
from noisecheck.terminal.campaign_page import MISSION
from noisecheck.terminal.campaign_store import Desk
from noisecheck.terminal.opponents import ask_for_boss
from noisecheck.terminal.party import ask_for_heroes
from noisecheck.terminal.radio import Radio
from noisecheck.terminal.session import LEAVE, Read
from noisecheck.terminal.signs import PROBLEM
from noisecheck.texts import name, say

BACK = "back"


class Left(Exception):
    """The player leaves from wherever he is."""


def visit(console: Console, read: Read, named: str = "") -> None:
    """The list of campaigns, until the player leaves; a campaign that is named is opened at once."""
    menu = Menu(console, read)
    try:
        if named:
            menu.open_named(named)
        while True:
            menu.show_list()
    except Left:
        return


def file_named(words: str) -> Path:
    return Path(os.path.expanduser(words))


class Menu:
    """The list: a number opens a campaign, `new` begins one, `import` brings one in."""

    def __init__(self, console: Console, read: Read) -> None:
        self.console = console
        self.read = read

    def show_list(self) -> None:
        desks, unreadable = campaign_store.desks()
        self.console.print(Text(f"\n{say('campaigns', {})}", "bold"))
        self.console.print(campaign_page.draw_list([desk.campaign for desk in desks]))
        for each in unreadable:
            self.problem(say("campaign-unreadable", {"file": str(each.path), "reason": each.reason}))
        answer = self.ask(say("campaign-choose" if desks else "campaign-none", {}))
        verb, _, words = answer.partition(" ")
        if answer.isdecimal() and len(answer) < 6 and 1 <= int(answer) <= len(desks):
            self.open(desks[int(answer) - 1])
        elif verb.lower() == "new":
            self.attempt(lambda: self.open(campaign_store.begin(words.strip() or say("campaign-name", {}))))
        elif verb.lower() == "import" and words:
            self.attempt(lambda: self.bring_in(words.strip()))
        elif answer.lower() == BACK:
            raise Left
        elif answer:
            self.problem(say("campaign-list-help", {}))

    def open_named(self, named: str) -> None:
        """A campaign by its name. One that there is not may be mistyped: it is begun when the player says so."""
        wanted = check_name(named)
        desks, _ = campaign_store.desks()
        found = [desk for desk in desks if desk.campaign.name.lower() == wanted.lower()]
        if found:
            self.open(found[0])
            return
        self.problem(say("campaign-unknown", {"name": wanted}))
        if meant := names_like(wanted, [desk.campaign.name for desk in desks]):
            self.problem(say("campaign-perhaps", {"names": ", ".join(f"“{name}”" for name in meant)}))
        if self.agrees(say("campaign-begin", {"name": wanted})):
            self.open(campaign_store.begin(wanted))

    def bring_in(self, file: str) -> None:
        imported = campaign_store.bring_in(file_named(file))
        facts = {"name": imported.desk.campaign.name}
        self.console.print(Text(say("campaign-imported" if imported.is_new else "campaign-is-here", facts)))

    def open(self, desk: Desk) -> None:
        Page(self, desk).stay()

    # reading and telling

    def ask(self, question: str) -> str:
        """What the player types, in one line; leaving is leaving altogether."""
        answer = " ".join(self.read(question).split())
        if answer.lower() in LEAVE:
            raise Left
        return answer

    def agrees(self, question: str) -> bool:
        """Whether the player says yes; Enter is no."""
        return self.ask(question).lower() in say("yes-words", {}).split()

    def problem(self, text: str) -> None:
        self.console.print(Text(text, PROBLEM))

    def attempt(self, deed: Callable[[], None]) -> None:
        """What goes wrong is told, and nothing has changed."""
        try:
            deed()
        except FileExistsError as error:
            self.problem(say("save-exists", {"file": str(error)}))
        except OSError as error:
            self.problem(say("campaign-file-trouble", {"file": str(error.filename), "reason": str(error.strerror)}))
        except NoisecheckError as error:
            self.problem(str(error))


class Page:
    """One campaign: its stages, and what can be done between them."""

    def __init__(self, menu: Menu, desk: Desk) -> None:
        self.menu = menu
        self.desk = desk
        self.console = menu.console
        self.radio = Radio(desk)
        self.commands: dict[str, Callable[[str], None]] = {
            "again": self.again,
            "box": self.show_box,
            "results": self.show_results,
            "codec": self.call,
            "veil": self.turn_veil,
            "export": self.export,
            "help": self.help,
        }

    def stay(self) -> None:
        """Until the player goes back to the list."""
        self.show()
        while (answer := self.menu.ask(say("campaign-prompt", {}))).lower() != BACK:
            self.menu.attempt(partial(self.obey, answer))

    def show(self) -> None:
        campaign = self.desk.campaign
        self.console.print(campaign_page.draw_head(campaign))
        self.console.print(campaign_page.draw_stages(campaign))
        self.console.print(Text(self.what_next(), "dim"))

    def what_next(self) -> str:
        """What Enter does, and that there is help."""
        playing, coming = self.desk.campaign.playing, campaigns.next_stage(self.desk.campaign)
        if interrogation.is_due(self.desk.campaign) and not playing:
            return say("campaign-enter-interrogation", {})
        if playing:
            return say("campaign-enter-open", {"stage": name(playing.stage)})
        return say("campaign-enter-next", {"stage": name(coming.id)}) if coming else say("campaign-enter-none", {})

    def obey(self, answer: str) -> None:
        verb, _, words = answer.partition(" ")
        stage = self.stage_meant(answer.lower())
        if verb.lower() in self.commands:
            self.commands[verb.lower()](words.strip())
        elif not answer:
            self.go_on()
        elif stage:
            self.begin(stage)
        else:
            self.menu.problem(say("campaign-what", {}))

    def stage_meant(self, answer: str) -> str:
        """A stage by its number, a VR mission by vr and its number; empty if it is neither."""
        plan = plans.core()
        numbers = {str(row.stage): row.id for row in plan.stages}
        numbers |= {f"{MISSION}{row.mission}": row.id for row in plan.missions}
        return numbers.get(answer.replace(" ", ""), "")

    # playing

    def go_on(self) -> None:
        """The open game, else the next stage."""
        coming = campaigns.next_stage(self.desk.campaign)
        if self.desk.campaign.playing:
            campaign_game.go_on(self.console, self.menu.read, self.desk)
            self.show()
        elif interrogation.is_due(self.desk.campaign):
            interrogating.face(self.console, self.menu.ask, self.desk)
            self.show()
        elif coming:
            self.begin(coming.id)
        else:
            self.menu.problem(say("campaign-what", {}))

    def begin(self, chosen: str) -> None:
        """SET-3: a stage, with heroes that are there. The game that is open is gone on with, or given up."""
        playing = self.desk.campaign.playing
        if playing and (playing.stage == chosen or not self.gives_up(playing.stage)):
            self.go_on()
            return
        stage = ask_for_boss(self.console, self.menu.read, chosen, self.fights(chosen))
        if not stage:
            return
        standing = campaigns.standing(self.desk.campaign, stage)
        if standing.reason:
            raise CampaignError("not-now", {"reason": str(standing.reason)})
        if len(standing.parties) > 1:
            self.console.print(campaign_page.draw_parties(standing))
        heroes = ask_for_heroes(self.console, self.menu.read, stage, standing.parties)
        if heroes is None:
            return
        free = campaigns.give_up(self.desk.campaign)
        begun = campaigns.begin_stage(free, stage, heroes, starting.any_seed())
        self.play(begun)

    def again(self, words: str) -> None:
        """S7: the last game once more, with the same heroes, dice and cards."""
        results = self.desk.campaign.results
        if not results:
            self.menu.problem(say("campaign-no-results", {}))
            return
        last = results[-1]
        self.play(campaigns.retry(self.desk.campaign, last.number, last.seed))

    def play(self, begun: Begun) -> None:
        starting.announce(self.console, begun.game)
        campaign_game.play(self.console, self.menu.read, self.desk, begun, {})
        self.show()

    def fights(self, chosen: str) -> list[str]:
        is_mission = any(row.id == chosen for row in plans.core().missions)
        return campaigns.fights(self.desk.campaign, chosen) if is_mission else []

    def gives_up(self, stage: str) -> bool:
        return self.menu.agrees(say("campaign-give-up", {"stage": name(stage)}))

    # between stages

    def show_box(self, words: str) -> None:
        for each in campaign_page.draw_box(self.desk.campaign):
            self.console.print(each)

    def show_results(self, words: str) -> None:
        if self.desk.campaign.results:
            self.console.print(campaign_page.draw_results(self.desk.campaign))
        else:
            self.console.print(Text(say("campaign-no-results", {})))

    def call(self, words: str) -> None:
        """CDX-1: a call from between two stages; a secret that is heard stays found."""
        self.console.print(self.radio.call(words))
        self.desk.put(campaign_game.hear(self.desk.campaign, self.radio.called))

    def turn_veil(self, words: str) -> None:
        """RP-07: names of what lies ahead are shown, or hidden again."""
        self.desk.turn_veil()
        self.show()

    def export(self, file: str) -> None:
        if not file:
            self.menu.problem(say("campaign-export-what", {}))
            return
        path = file_named(file)
        campaign_store.take_out(self.desk.campaign, path)
        self.console.print(Text(say("saved", {"file": str(path)})))

    def help(self, words: str) -> None:
        self.console.print(Text(say("campaign-help", {})))
