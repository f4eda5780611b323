// The first alert, explained: who saw whom, and the moment to go back to.

import type { Back, RewindMark, Told } from '../wire';

/** The moment the last ! was placed; undefined if none ever was. */
export function lastAlert(events: Told[]): Told | undefined {
  return events.findLast((event) => event.kind === 'AttentionPlaced' && event.facts.side === '!');
}

/** What led to it: the look of a watcher, where there was one. */
export function sightingOf(alert: Told, events: Told[]): Told | undefined {
  const { hero } = alert.facts;
  return events
    .slice(0, alert.n)
    .findLast((event) => event.kind === 'Seen' && event.facts.hero === hero && event.answers === alert.answers);
}

/** A moment before the alert: the first of those that are free, else the latest turn that began before it. */
export function wayBack(alert: Told, back: Back): RewindMark | undefined {
  const before = (mark: RewindMark) => mark.answers < alert.answers;
  const [earliest] = back.free.filter(before).toSorted((one, other) => one.answers - other.answers);
  if (earliest) return earliest;
  const begun = back.marks.filter((mark) => before(mark) && mark.kind !== 'phase');
  return begun.toSorted((one, other) => other.answers - one.answers)[0];
}
