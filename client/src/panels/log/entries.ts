// The log as it is read: rounds, in them turns and guards, in those what happened, each under what caused it.

import { type Luck, luckOf } from '../../lib/luck';
import { type Act, actsOf, text } from '../../theatre/acts';
import { opensTurn } from '../../theatre/plays';
import type { icons } from '../../ui/icons';
import type { Told } from '../../wire';

export type Filter = 'all' | 'alerts' | 'dice' | 'mine';
export const FILTERS: Filter[] = ['all', 'alerts', 'dice', 'mine'];
/** The moment before anything has happened. */
export const OPENING = -1;
export type Tone = 'plain' | 'alert' | 'caution' | 'good';

/** One line. A guard's steps in a row are one line too. */
export interface Entry {
  n: number;
  events: Told[];
  depth: number;
  icon: keyof typeof icons;
  tone: Tone;
}

/** A hero's turn, an Order card, a guard, a boss's card; `head` is the event that opened it. */
export interface Group {
  kind: 'turn' | 'order' | 'guard' | 'boss' | 'opening';
  head: Told | null;
  hero: string;
  act: Act | null;
  entries: Entry[];
}

export interface Round {
  round: number;
  groups: Group[];
}

const DEEPEST = 3;
const UNTOLD = new Set(['GuardDone', 'EnemyPhaseEnded']);
const HEADS: Record<string, Group['kind']> = { TurnBegan: 'turn', OrderDrawn: 'order', GuardActivated: 'guard' };
const ALERTS = new Set(
  'Seen AttentionPlaced Attacked Hurt Killed BossDefeated KnockedOut LaserTripped DisguiseLost Exploded Lost Won'.split(
    ' ',
  ),
);
const DICE = new Set('Rolled DieChanged DiceAdded DieGained DieWithheld FocusUsed LockHeld'.split(' '));

const TONES: Record<Luck, Tone> = { good: 'good', bad: 'alert', even: 'plain' };
/** Good or bad news, by whom they hit. */
const BLOWS: Record<string, Entry['icon']> = { Attacked: 'swords', Hurt: 'heartCrack', Killed: 'skull' };
const SIGNS: Record<string, [Entry['icon'], Tone]> = {
  Seen: ['eye', 'alert'],
  BeganHurt: ['heartCrack', 'alert'],
  KnockedOut: ['bed', 'good'],
  LaserTripped: ['siren', 'alert'],
  DisguiseLost: ['siren', 'caution'],
  Exploded: ['zap', 'caution'],
  Lost: ['skull', 'alert'],
  Won: ['trophy', 'good'],
  CardsUnlocked: ['package', 'good'],
  Rolled: ['dices', 'plain'],
  DieChanged: ['dices', 'plain'],
  DiceAdded: ['dices', 'plain'],
  DieGained: ['dices', 'plain'],
  DieWithheld: ['dices', 'plain'],
  Moved: ['footprints', 'plain'],
  GuardMoved: ['footprints', 'plain'],
  GuardLeapt: ['footprints', 'plain'],
  PathChosen: ['route', 'plain'],
  CamerasFlipped: ['cctv', 'caution'],
  CameraTurned: ['cctv', 'caution'],
  TrapFlipped: ['cctv', 'caution'],
  DoorOpened: ['doorOpen', 'good'],
  LockHeld: ['lock', 'plain'],
  LockLost: ['lock', 'caution'],
  ObjectiveTaken: ['flag', 'good'],
  EventReached: ['flag', 'good'],
  Decided: ['flag', 'good'],
  Knocked: ['ear', 'caution'],
  ReactionDrawn: ['radio', 'caution'],
  CardBurned: ['zap', 'caution'],
  GuardSpawned: ['radio', 'caution'],
  BossCardRevealed: ['scrollText', 'caution'],
  BossWounded: ['heartCrack', 'good'],
  PastRead: ['scrollText', 'caution'],
  ClueFound: ['lightbulb', 'good'],
  SecretLearned: ['lightbulb', 'good'],
  BossDefeated: ['trophy', 'good'],
  BossMoved: ['footprints', 'plain'],
};

/** All events, grouped. Rounds that are over are grouped once, however often the log is read while the next goes on. */
export class Rounds {
  private over: { round: Round; last: Told }[] = [];

  /** `first` is the number of the first round. */
  of(events: Told[], first = 1): Round[] {
    const begins = events.flatMap(({ kind }, at) => (kind === 'RoundBegan' ? [at] : []));
    const found = begins.map((end, at) => {
      const last = events[end] as Told; // a new round begins: what came before it stands, unless it was taken back
      const known = this.over[at];
      if (known?.last === last) return known;
      return { round: roundOf(events, begins[at - 1], end, first), last };
    });
    this.over = found;
    const open = roundOf(events, begins.at(-1), events.length, first);
    return [...found.map((each) => each.round), open].filter((each) => each.groups.length);
  }
}

/** One round: `begin` is where its own event stands; the first has none. */
function roundOf(events: Told[], begin: number | undefined, end: number, first: number): Round {
  const head = begin === undefined ? undefined : events[begin];
  const round: Round = { round: head ? Number(head.facts.round) : first, groups: [] };
  const told = events.slice(begin === undefined ? 0 : begin + 1, end);
  const acts = actsOf(told);
  for (const event of told) {
    if (HEADS[event.kind] || opensTurn(event)) round.groups.push(groupOf(event, acts.get(event.n) ?? null));
    else if (!UNTOLD.has(event.kind)) add(round, event, events);
  }
  return round;
}

/** What was told from event `from` on. A group that had begun before goes on without its head. */
export function news(events: Told[], from: number): Group[] {
  const begin = events.findLastIndex(({ kind }, at) => kind === 'RoundBegan' && at <= from);
  const begins = [begin, ...events.flatMap(({ kind }, at) => (kind === 'RoundBegan' && at > from ? [at] : []))];
  return begins
    .map((at, index) => roundOf(events, at < 0 ? undefined : at, begins[index + 1] ?? events.length, 1))
    .flatMap((round) => round.groups)
    .map((group) => ({
      ...group,
      head: group.head && group.head.n >= from ? group.head : null,
      entries: group.entries.filter((entry) => (entry.events.at(-1)?.n ?? 0) >= from),
    }))
    .filter((group) => group.head || group.entries.length);
}

function groupOf(head: Told, act: Act | null): Group {
  return {
    kind: HEADS[head.kind] ?? (opensTurn(head) ? 'boss' : 'opening'),
    head,
    hero: text(head.facts.hero),
    act,
    entries: [],
  };
}

function add(round: Round, event: Told, events: Told[]): void {
  let group = round.groups.at(-1);
  if (!group) {
    group = { kind: 'opening', head: null, hero: '', act: null, entries: [] };
    round.groups.push(group);
  }
  const last = group.entries.at(-1);
  const before = last?.events.at(-1);
  if (last && before?.kind === 'GuardMoved' && event.kind === 'GuardMoved' && before.cause === event.cause) {
    last.events.push(event);
    return;
  }
  const [icon, tone] = signOf(event);
  group.entries.push({ n: event.n, events: [event], depth: depthOf(event, events, group.head?.n), icon, tone });
}

/** How far an event stands below the head of its group, by its causes. */
function depthOf(event: Told, events: Told[], head: number | undefined): number {
  let depth = 0;
  let cause = event.cause;
  while (cause !== undefined && cause !== null && cause !== head && depth < DEEPEST) {
    depth += 1;
    cause = events[cause]?.cause;
  }
  return depth;
}

function signOf(event: Told): [Entry['icon'], Tone] {
  if (event.kind === 'AttentionPlaced')
    return event.facts.side === '!' ? ['siren', 'alert'] : ['circleHelp', 'caution'];
  const blow = BLOWS[event.kind];
  return blow ? [blow, TONES[luckOf(event)]] : (SIGNS[event.kind] ?? ['scrollText', 'plain']);
}

export function passes(entry: Entry, filter: Filter, mine: string[]): boolean {
  if (filter === 'all') return true;
  if (filter === 'mine') return entry.events.some((each) => concerns(each, mine));
  const kinds = filter === 'alerts' ? ALERTS : DICE;
  return entry.events.some((each) => kinds.has(each.kind));
}

/** Whether an event speaks of one of these heroes. */
export function concerns(event: Told, heroes: string[]): boolean {
  const { hero, figure, target, attacker, owner } = event.facts;
  return [hero, figure, target, attacker, owner].some((each) => typeof each === 'string' && heroes.includes(each));
}

/** What led to an event, the first cause first, the event itself last; of long chains the nearest (LOG-03). */
export function chain(event: Told, events: Told[], longest = 4): Told[] {
  const found = [event];
  let cause = event.cause;
  while (cause !== undefined && cause !== null && found.length < longest) {
    const next = events[cause];
    if (!next) break;
    found.unshift(next);
    cause = next.cause;
  }
  return found;
}
