// The games that were played to their end in this browser. They are kept here and nowhere else.

import { Failure } from './api';
import { keep, kept } from './keep';

/** How often each face of a die was up; `!` is the first face of white ones. */
export type Faces = [number, number, number, number, number, number];

/** Dice of one side as they fell. Of those that had a number to reach: how many did, and how many ought to. */
export interface DicePlayed {
  w: Faces;
  b: Faces;
  aimed: number;
  hits: number;
  expected: number;
  /** How far hits stray from what is expected, squared. */
  variance: number;
}

export interface GamePlayed {
  table: string;
  /** When, in milliseconds. */
  ended: number;
  stage: string;
  won: boolean;
  rounds: number;
  alerts: number;
  damage: number;
  /** Of a win. */
  rank: { name: string; decibels: number } | null;
  /** At the table, in milliseconds, without long pauses. */
  time: number;
  /** Those this browser played. */
  heroes: string[];
  dice: { own: DicePlayed; enemy: DicePlayed };
}

interface Book {
  noisecheck: typeof NAME;
  version: typeof VERSION;
  games: GamePlayed[];
}

const NAME = 'statistics';
const VERSION = 1;
export const MOST_GAMES = 1_000;

/** All that are kept, the oldest first. */
export function games(): GamePlayed[] {
  return gamesIn(kept<unknown>(NAME, null)) ?? [];
}

/** A game counts once, however often its end is looked at. */
export function enterGame(game: GamePlayed): void {
  const before = games();
  const ended = before.find((each) => each.table === game.table)?.ended ?? game.ended;
  write([...before.filter((each) => each.table !== game.table), { ...game, ended }]);
}

export function clearGames(): void {
  write([]);
}

/** As a file one can take along. */
export function gamesFile(): Blob {
  return new Blob([JSON.stringify(bookOf(games()))], { type: 'application/json' });
}

/** Adds the games of such a file that are not here yet. */
export async function takeGames(file: Blob): Promise<void> {
  const brought = gamesIn(
    await file
      .text()
      .then(JSON.parse)
      .catch(() => null),
  );
  if (!brought) throw new Failure('bad-statistics');
  write([...new Map([...brought, ...games()].map((each) => [each.table, each])).values()]);
}

function bookOf(games: GamePlayed[]): Book {
  return { noisecheck: NAME, version: VERSION, games };
}

function write(games: GamePlayed[]): void {
  keep(NAME, bookOf(games.sort((one, other) => one.ended - other.ended).slice(-MOST_GAMES)));
}

/** The games of a book that is one of ours; what is no game in it is left out. */
function gamesIn(book: unknown): GamePlayed[] | null {
  const { noisecheck, version, games } = (book ?? {}) as Partial<Record<keyof Book, unknown>>;
  return noisecheck === NAME && version === VERSION && Array.isArray(games) ? games.filter(isGame) : null;
}

const isNumber = (value: unknown) => Number.isFinite(value) && Number(value) >= 0;
const isText = (value: unknown) => typeof value === 'string' && value.length <= 100;

function isGame(value: unknown): value is GamePlayed {
  const game = (value ?? {}) as Partial<GamePlayed>;
  return (
    [game.table, game.stage].every(isText) &&
    [game.ended, game.rounds, game.alerts, game.damage, game.time].every(isNumber) &&
    typeof game.won === 'boolean' &&
    (game.rank === null || (isText(game.rank?.name) && isNumber(game.rank?.decibels))) &&
    Array.isArray(game.heroes) &&
    game.heroes.every(isText) &&
    [game.dice?.own, game.dice?.enemy].every(areDice)
  );
}

function areDice(dice: DicePlayed | undefined): boolean {
  const areFaces = (faces: unknown) => Array.isArray(faces) && faces.length === 6 && faces.every(isNumber);
  return (
    areFaces(dice?.w) && areFaces(dice?.b) && [dice?.aimed, dice?.hits, dice?.expected, dice?.variance].every(isNumber)
  );
}
