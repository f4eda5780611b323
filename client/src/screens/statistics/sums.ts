// Games added up: by stage, by hero, and their dice.

import type { DicePlayed, GamePlayed } from '../../lib/statistics';
import { type DieCount, FACES } from '../debrief/stats';

export interface Sum {
  /** A stage or a hero. */
  of: string;
  played: number;
  won: number;
  /** The quietest win. */
  best: { name: string; decibels: number } | null;
  /** Of the shortest win. */
  rounds: number | null;
  alerts: number;
  time: number;
}

export function sumOf(of: string, games: GamePlayed[]): Sum {
  const wins = games.filter((each) => each.won);
  const ranks = wins.flatMap((each) => each.rank ?? []).sort((one, other) => one.decibels - other.decibels);
  return {
    of,
    played: games.length,
    won: wins.length,
    best: ranks[0] ?? null,
    rounds: wins.length ? Math.min(...wins.map((each) => each.rounds)) : null,
    alerts: added(games.map((each) => each.alerts)),
    time: added(games.map((each) => each.time)),
  };
}

/** What was played most comes first. */
export function sumsBy(games: GamePlayed[], keys: (game: GamePlayed) => string[]): Sum[] {
  const found = [...new Set(games.flatMap(keys))];
  const sums = found.map((key) =>
    sumOf(
      key,
      games.filter((each) => keys(each).includes(key)),
    ),
  );
  return sums.sort((one, other) => other.played - one.played);
}

export function sumOfDice(all: DicePlayed[]): DicePlayed {
  const faces = (colour: 'w' | 'b') => FACES[colour].map((_, at) => added(all.map((each) => each[colour][at] ?? 0)));
  const number = (what: 'aimed' | 'hits' | 'expected' | 'variance') => added(all.map((each) => each[what]));
  return {
    w: faces('w') as DicePlayed['w'],
    b: faces('b') as DicePlayed['b'],
    aimed: number('aimed'),
    hits: number('hits'),
    expected: number('expected'),
    variance: number('variance'),
  };
}

/** Dice as the debriefing shows them, each colour that was rolled. */
export function countsOf(dice: DicePlayed): DieCount[] {
  return (['w', 'b'] as const)
    .map((colour) => ({ colour, counts: dice[colour], dice: added(dice[colour]) }))
    .filter((each) => each.dice > 0)
    .map(({ colour, counts, dice }) => ({
      colour,
      dice,
      faces: FACES[colour].map((face, at) => ({ face, count: counts[at] ?? 0, expected: dice / 6 })),
    }));
}

/** How far from what is expected hits fall nineteen times in twenty. */
export function usualStray({ variance }: DicePlayed): number {
  return 2 * Math.sqrt(variance);
}

function added(numbers: number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
