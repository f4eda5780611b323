// What happened, cut into steps that can be shown one after the other: each a position, and how long it wants to stand.

import { matters } from '../lib/dice';
import { A_ROLL, gaitOf, TIMES } from '../lib/shots';
import type { Position, Told } from '../wire';
import { type Act, actsOf, text } from './acts';
import { unroll } from './frames';
import { opensTurn, type Play, playsOf } from './plays';

/** Why the theatre stops by itself: a hero was seen, attacked, or a guard reacts (EP-02). */
export type Stop = 'sight' | 'attack' | 'reaction';
/** The three parts of an Order card (EP-01), 4 for what a boss does; 0 outside of these. */
export type Section = 0 | 1 | 2 | 3 | 4;

export interface Step {
  event: Told;
  position: Position;
  duration: number;
  section: Section;
  act: Act | null;
  /** The boss's card that is resolved. */
  play: Play | null;
  /** Spaces the acting guard has gone so far. */
  moved: number;
  stop: Stop | null;
  /** It is there to be read: it takes its time however much comes after it. */
  isRead: boolean;
  /** Of which pile the Order card came; none for what is no card. */
  suit: Suit;
}

export type Suit = 'blue' | 'red' | '';

const DURATIONS: Record<string, number> = {
  Moved: TIMES.sneak,
  GuardMoved: TIMES.walk,
  GuardLeapt: TIMES.walk,
  GuardTurned: TIMES.turn,
  GuardActivated: TIMES.turn,
  ModeChosen: 240,
  PathChosen: 160,
  CamerasFlipped: 240,
  CardBurned: 240,
  SystemDrawn: 240,
  Seen: TIMES.seen,
  Attacked: 240,
  Hurt: 240,
  Rolled: TIMES.dice,
  BossCardRevealed: 400,
  TrackMoved: 240,
};
const TOKEN = 160; // tokens that are flipped, placed, removed
const UNSHOWN = new Set(['GuardDone', 'Leapt', 'RoundBegan', 'TurnBegan', 'EnemyPhaseEnded']);

const A_CARD = 1_600;
const A_BLOW = 900; // which is seen besides
const READ = new Set(['OrderDrawn', 'ReactionDrawn']);

const BEGINS = new Set(['GuardActivated', 'BossCardRevealed', 'Rolled']);

const STOPS: Record<string, Stop> = {
  Seen: 'sight',
  Attacked: 'attack',
  Hurt: 'attack',
  Killed: 'attack',
  ReactionDrawn: 'reaction',
};

/** The steps of these events. `since` are those of the same Enemy phase that were shown before. */
export function stepsOf(before: Position, events: Told[], since: Told[] = []): Step[] {
  const acts = actsOf([...since, ...events]);
  const plays = playsOf([...since, ...events]);
  const positions = unroll(before, events);
  const sections = sectionsOf([...since, ...events], before.boss?.id).slice(since.length);
  const isStaged = sections.some((each) => each > 0) || plays.size > 0;
  const steps: Step[] = [];
  let walked = movesAtTheEnd(since);
  for (const [at, event] of events.entries()) {
    const position = positions[at] ?? before;
    if (event.kind === 'GuardActivated') walked = 0;
    if (event.kind === 'GuardMoved' || event.kind === 'GuardLeapt') walked += 1;
    if (UNSHOWN.has(event.kind)) continue;
    const play = plays.get(event.n) ?? null;
    steps.push({
      event,
      position,
      duration: reading(event, isStaged) || lastingOf(event),
      section: play ? 4 : position.phase === 'enemy' ? (sections[at] ?? 0) : 0,
      act: acts.get(event.n) ?? null,
      play,
      moved: walked,
      stop: position.phase === 'enemy' || play ? stopOf(event, position) : null,
      isRead: reading(event, isStaged) > 0,
      suit: event.kind === 'OrderDrawn' ? suitOf(positions[at - 1] ?? before, position) : '',
    });
  }
  return mergeStops(steps);
}

function lastingOf({ kind, facts }: Told): number {
  if (kind !== 'BossMoved') return DURATIONS[kind] ?? TOKEN;
  const gait = gaitOf(text(facts.figure));
  return gait === 'walk' ? 2 * TIMES.walk : TIMES[gait]; // machines go space by space
}

/** How long it is there to be read; 0: it is not. Dice between own moves lie on while one goes on. */
function reading(event: Told, isStaged: boolean): number {
  if (READ.has(event.kind)) return A_CARD;
  if (!isStaged || !matters(event)) return 0;
  return event.facts.purpose === 'noise' ? TIMES.dice + A_ROLL : A_BLOW;
}

/** The pile that has a card less. */
function suitOf(before: Position, after: Position): Suit {
  return (after.orders?.red ?? 0) < (before.orders?.red ?? 0) ? 'red' : 'blue';
}

function sectionsOf(events: Told[], boss: string | undefined): Section[] {
  let now: Section = 0;
  return events.map((event) => {
    if (event.kind === 'OrderDrawn') now = 1;
    else if (event.kind === 'CamerasFlipped' || (now === 1 && event.facts.watcher === 'camera')) now = 2;
    else if (event.kind === 'GuardActivated') now = 3;
    else if (opensTurn(event) || isBosses(event, boss)) now = 4;
    else if (event.kind === 'RoundBegan') now = 0;
    return now;
  });
}

/** Whether a boss does this, with a card or without. */
function isBosses({ kind, facts }: Told, boss: string | undefined): boolean {
  if (!boss) return false;
  return facts.attacker === boss || (/^(Boss|Track)/.test(kind) && facts.figure === boss);
}

function movesAtTheEnd(events: Told[]): number {
  const begin = events.findLastIndex((each) => each.kind === 'GuardActivated');
  return events.slice(begin).filter((each) => each.kind === 'GuardMoved' || each.kind === 'GuardLeapt').length;
}

function stopOf(event: Told, position: Position): Stop | null {
  const whom = text(event.facts.target ?? event.facts.figure ?? event.facts.hero);
  if (event.kind !== 'ReactionDrawn' && !position.heroes.some((hero) => hero.id === whom)) return null;
  return STOPS[event.kind] ?? null;
}

/** Of stops of one kind in one activation the last counts: one pause for one attack. A boss's attacks are paused at one by one. */
function mergeStops(steps: Step[]): Step[] {
  return steps.map((step, at) => {
    const next = steps.slice(at + 1).find((each) => each.stop || BEGINS.has(each.event.kind));
    return step.stop && next?.stop === step.stop ? { ...step, stop: null } : step;
  });
}

/** How much faster than usual, so that all of it fits; what is to be read is not hurried, and takes no more than half of the time. */
export function paceOf(steps: Step[], longest: number): number {
  const sum = (some: Step[]) => some.reduce((all, each) => all + each.duration, 0);
  const read = sum(steps.filter((each) => each.isRead));
  const rest = sum(steps.filter((each) => !each.isRead));
  return read + rest > longest && rest ? Math.min(1, Math.max(longest / 2, longest - read) / rest) : 1;
}

/** The guards of this Enemy phase: how many have begun their activation, and how many there are (EP-01). */
export function countGuards(position: Position, zoneOf: (space: string) => string | null): [number, number] {
  const begun = new Set(position.guards.filter((each) => each.activated).map((each) => zoneOf(each.space)));
  const taking = position.guards.filter((each) => {
    const zone = zoneOf(each.space);
    return each.activated || begun.has(zone) || position.active_zones.includes(zone ?? '');
  });
  return [taking.filter((each) => each.activated).length, taking.length];
}

/** Something that an Order card brings about; a boss has none. */
export function isOrder({ section }: Step): boolean {
  return section >= 1 && section <= 3;
}

/** An Order card such as `radio-in 6/5 right flip`. */
export function orderCard(card: string): { action: string; red: string; blue: string; arrow: string; flips: boolean } {
  const [action = '', numbers = '', arrow = '', flip] = card.split(' ');
  const [red = '', blue = ''] = numbers.split('/');
  return { action, red, blue, arrow, flips: flip !== undefined };
}
