// What is shown of an event beside the position it leads to: each act declares its pictures, and `screening.svelte.ts` shows them.

import { distance } from '../lib/cells';
import { matters } from '../lib/dice';
import { A_ROLL, type ActName, gaitOf, type Shot, TIMES, type What } from '../lib/shots';
import type { Position, Told } from '../wire';
import { text } from './acts';
import type { Step } from './steps';

type Scene = (event: Told, step: Step) => Shot[];

const GLOW = 300; // AN-08
const READ = 400; // a sign stands on for so long
const A_NUMBER = 900;

function shot(act: ActName, what: What, more: Partial<Shot> = {}): Shot {
  return { act, what, at: '', from: '', figure: '', text: '', spaces: [], after: 0, ms: TIMES[act], stays: 0, ...more };
}

/** Everything holds its breath: the line is drawn, and the ! drops in over who saw. */
function seen({ facts }: Told): Shot[] {
  const where = { at: text(facts.space), from: text(facts.watcher_space) };
  return [
    shot('seen', 'hush', where),
    shot('seen', 'line', { ...where, ms: 160, stays: READ }),
    shot('seen', 'bang', { at: where.from || where.at, after: 100, ms: 200, stays: READ }),
    shot('seen', 'edge', { ms: GLOW }),
  ];
}

/** A shot or a blow; what it hits goes back along it, what it misses it passes. */
function attacked({ facts, guard }: Told, { position }: Step): Shot[] {
  const at = text(facts.space);
  const from = standing(position, text(facts.attacker), guard ?? null, at);
  const hits = Number(facts.hits);
  const strike = !from || distance(from, at) <= 1 ? 'blow' : 'fire';
  const shown = [shot('hit', strike, { at, from, text: hits ? '' : 'missed' })];
  if (!hits) return [...shown, shot('hit', 'number', { at, stays: A_NUMBER })];
  const figure = figureAt(position, text(facts.target), at);
  return [...shown, shot('hit', 'push', { at, from, figure, after: 60, ms: 80 })];
}

function hurt({ facts }: Told, { position }: Step): Shot[] {
  const [figure, at] = [text(facts.figure), text(facts.space)];
  const isHero = position.heroes.some((each) => each.id === figure);
  const number = `−${facts.damage}${facts.kind === 'ko' ? '★' : ''}`;
  const rim = isHero ? [shot('hit', 'rim', { at, figure, text: text(facts.damage) })] : [];
  return [...rim, shot('hit', 'number', { at, figure: isHero ? figure : '', text: number, stays: A_NUMBER })];
}

/** The base vanishes, the body lies down, the star pops. */
function falls({ kind, facts }: Told): Shot[] {
  if (kind === 'Killed' && facts.figure !== 'guard') return [];
  return [shot('takedown', 'fall', { at: text(facts.space), text: kind === 'KnockedOut' ? '★' : '' })];
}

const ONE_DASHES = 'ACT-5';
const ONE_RIDES = 'ACT-17';

/** A dash leaves dust and is heard; an elevator takes one down and up. Whoever sneaks leaves nothing. */
function moved({ facts, rule }: Told): Shot[] {
  const where = { from: text(facts.start), at: text(facts.end), figure: text(facts.hero) };
  if (rule === ONE_RIDES) return [shot('lift', 'lift', where)];
  return rule === ONE_DASHES ? [shot('noise', 'dust', where), shot('noise', 'rings', { ...where, text: '2' })] : [];
}

function knocked({ facts }: Told): Shot[] {
  return [shot('noise', 'rings', { at: text(facts.space), text: '3' })];
}

/** Somebody pulls a box over the head. */
function used({ facts }: Told, { position }: Step): Shot[] {
  const hero = position.heroes.find((each) => each.id === facts.hero);
  return hero?.boxed && /box/.test(text(facts.gear)) ? [shot('box', 'box', { at: hero.space })] : [];
}

function rolled(event: Told): Shot[] {
  return matters(event) ? [shot('dice', 'dice', { text: String(event.n), stays: A_ROLL })] : [];
}

/** Machines are heard: one walks in two beats that shake the floor, one rolls. */
function bossMoved({ facts }: Told): Shot[] {
  const gait = gaitOf(text(facts.figure));
  if (gait === 'walk') return [];
  const tread = shot(gait, 'tread', { at: text(facts.end), figure: `boss ${facts.figure}` });
  return gait === 'stride' ? [tread, shot('stride', 'shake', { after: 180, ms: 120 })] : [tread];
}

/** What is about to be fired gathers along its lane. */
function revealed({ facts }: Told, { position }: Step): Shot[] {
  const lane = facts.card === 'rail-gun' ? (position.boss?.fire ?? []) : [];
  return lane.length ? [shot('charge', 'charge', { spaces: lane })] : [];
}

/** Lights out from the outside in, and then a silence. */
function defeated({ facts }: Told): Shot[] {
  return [shot('defeat', 'dark', { at: text(facts.space), figure: text(facts.figure) })];
}

/** Who one is up against, once a fight. */
export function entranceOf({ boss }: Position): Shot[] {
  return boss ? [shot('entrance', 'boss', { figure: boss.id, stays: 2_600 })] : [];
}

const OPEN = new Set([
  'DieChanged',
  'DiceAdded',
  'FocusUsed',
  'AbilityUsed',
  'GearUsed',
  'CardCharged',
  'GearDiscarded',
]);

/** The roll that was open until these events settled it: it is shown once more, with what came of it. */
export function settledBy(events: Told[], before: Told[]): Shot[] {
  const at = before.findLastIndex((each) => each.kind === 'Rolled');
  const roll = before[at];
  const isSettled = events.some((each) => !OPEN.has(each.kind)) && events[0]?.kind !== 'Rolled';
  return roll && isSettled && before.slice(at + 1).every((each) => OPEN.has(each.kind)) ? rolled(roll) : [];
}

const SCENES: Record<string, Scene> = {
  Seen: seen,
  Rolled: rolled,
  Moved: moved,
  Knocked: knocked,
  GearUsed: used,
  Attacked: attacked,
  Hurt: hurt,
  KnockedOut: falls,
  BossMoved: bossMoved,
  BossCardRevealed: revealed,
  BossDefeated: defeated,
  Won: () => [shot('out', 'out')],
  Killed: falls,
};

/** The pictures of a step; most have none. */
export function shotsOf(step: Step): Shot[] {
  return SCENES[step.event.kind]?.(step.event, step) ?? [];
}

/** Where somebody stands; of several spaces the nearest to `near`. */
function standing({ heroes, guards, boss }: Position, who: string, guard: number | null, near: string): string {
  const found = heroes.find((each) => each.id === who) ?? guards.find((each) => each.id === guard);
  if (found) return found.space;
  const spaces = boss?.id === who ? boss.spaces : [];
  return spaces.toSorted((one, other) => distance(one, near) - distance(other, near))[0] ?? '';
}

/** The name on the map of who stands there. */
function figureAt({ guards, boss }: Position, who: string, space: string): string {
  const guard = guards.find((each) => each.space === space);
  if (boss?.id === who) return `boss ${who}`;
  return who === 'guard' && guard ? `guard ${guard.id}` : who;
}
