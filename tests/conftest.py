"""Counts the passing tests that cite each rule, and fails a full run in which a rule that is built has none.

A full run is `pytest` without paths or filters, as in `make test`. Its counts are kept in `.rules-coverage.json` for
`noisecheck rules --coverage`. Parts of the suite can be run as one likes; nothing is counted then.
"""

import json
import os
from collections import Counter
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# How long an example takes depends on what else the machine does.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")

os.environ["NOISECHECK_LANG"] = "en"  # what commands say in tests, whatever the machine speaks

BROWSER = Path(__file__).parent / "browser"
COUNTS = ".rules-coverage.json"
PROPERTY = "rule"  # the name under which a report carries a rule id, also from an xdist worker to its controller
FILTERS = ("keyword", "markexpr", "deselect", "ignore", "ignore_glob", "lf", "collectonly", "last_failed", "stepwise")


@pytest.fixture(scope="session", autouse=True)
def everything_told_and_asked_cites_a_rule() -> Iterator[None]:
    """Whatever happens in a test: players can look up why. What is the cause of something is the number of an event."""
    from noisecheck import catalogue
    from noisecheck.engine.events import Event
    from noisecheck.engine.table import Decision, Option, Table

    rules, tell, ask, because = set(catalogue.rule_ids()), Table.tell, Table.ask, Table.because

    def tell_by_a_rule(table: Table, event: Event) -> int:
        assert event.rule in rules, f"{event} cites {event.rule!r}"
        return tell(table, event)

    def ask_by_a_rule(table: Table, decision: Decision) -> Option:
        assert decision.rule in rules, f"{decision.kind} cites {decision.rule!r}"
        return ask(table, decision)

    def because_of_an_event(table: Table, cause: int) -> AbstractContextManager[None]:
        assert isinstance(cause, int), f"{cause!r} is no event"
        return because(table, cause)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Table, "tell", tell_by_a_rule)
        patch.setattr(Table, "ask", ask_by_a_rule)
        patch.setattr(Table, "because", because_of_an_event)
        yield


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers come last: the loop that Playwright begins runs to the end of a process, and no other can beside it."""
    items.sort(key=lambda item: BROWSER in item.path.parents)
    for item in items:
        item.user_properties += [(PROPERTY, id) for mark in item.iter_markers("rule") for id in mark.args]


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):  # workers report; whoever started them counts
        config.pluginmanager.register(RulesCited(config))


def is_full(config: pytest.Config) -> bool:
    """Whether this run is of the whole suite."""
    return config.args_source is config.ArgsSource.TESTPATHS and not any(
        config.getoption(each, None) for each in FILTERS
    )


class RulesCited:
    """Listens to every report of a full run, then judges it."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.counts: Counter[str] = Counter()
        self.uncited: list[str] = []
        self.is_whole = True

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.is_whole &= not report.failed  # a file that cannot be imported has tests nobody counted

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self.counts.update({str(id) for name, id in report.user_properties if name == PROPERTY})

    @pytest.hookimpl(wrapper=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> Iterator[None]:
        yield
        if exitstatus not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED) or not is_full(self.config):
            return
        if session.shouldstop or session.shouldfail or not self.is_whole:  # what was not run cannot be judged
            return
        from noisecheck import catalogue  # not before: tests must be the first to run what they test

        counts = {id: self.counts[id] for id in catalogue.rule_ids()}
        Path(self.config.rootpath, COUNTS).write_text(json.dumps(counts, indent=0) + "\n", "utf-8")
        self.uncited = [id for id in catalogue.built_ids() if not counts[id]]
        if self.uncited and exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.uncited:
            terminalreporter.section("rules without a passing test", red=True)
            terminalreporter.write_line(", ".join(self.uncited))
            terminalreporter.write_line(
                "They count as built in packs/core/rules.toml: a test has to cite each, @rule(…)."
            )
