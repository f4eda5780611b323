// A finished or running game as a film: forwards, backwards, faster, to the next thing worth seeing.

import { HEROES } from '../../lib/heroes';
import { Room } from '../../lib/room.svelte';
import { opensTurn } from '../../theatre/plays';
import { spotOf } from '../../theatre/spots';
import { type Step, stepsOf } from '../../theatre/steps';
import type { Film, Position, RoomState, Told, Welcome } from '../../wire';

export type Goal = 'alert' | 'dice' | 'death' | 'turn' | 'round';
export type Pace = 0.5 | 1 | 2 | 4 | 8;
export const PACES: Pace[] = [0.5, 1, 2, 4, 8];

const GOALS: Record<Goal, (event: Told) => boolean> = {
  alert: ({ kind, facts }) =>
    kind === 'Seen' ||
    (kind === 'AttentionPlaced' && facts.side === '!') ||
    (kind === 'Attacked' && !HEROES.includes(String(facts.attacker))),
  dice: ({ kind }) => kind === 'Rolled',
  death: ({ kind }) => kind === 'Killed' || kind === 'KnockedOut' || kind === 'Lost',
  turn: (event) => event.kind === 'TurnBegan' || event.kind === 'OrderDrawn' || opensTurn(event),
  round: ({ kind }) => kind === 'RoundBegan',
};
const SHORTEST = 90; // a step in a film is looked at, however small

/** A room that nobody is in: the board, the log and all aids read it like any other. */
export function roomOf(film: Film): Room {
  const room = new Room(film.table, null, () => ({ send: () => false, useHere: () => {}, close: () => {} }));
  room.link = 'open';
  room.welcome = { table: film.table, stage: film.stage, you: null, options: {} } as Welcome;
  room.state = { position: film.opening, question: null, players: [], deciders: [] } as unknown as RoomState;
  room.events = film.events;
  room.meant = film.moments.flatMap((each) => each.meant ?? []);
  return room;
}

export class Player {
  /** How many steps were made; 0 is the opening. */
  at = $state(0);
  isPlaying = $state(false);
  pace: Pace = $state(1);
  readonly steps: Step[];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly film: Film,
    readonly room: Room,
  ) {
    this.steps = stepsOf(film.opening, film.events);
  }

  get step(): Step | null {
    return this.steps[this.at - 1] ?? null;
  }
  get position(): Position {
    return this.step?.position ?? this.film.opening;
  }
  get event(): number {
    return this.step?.event.n ?? 0;
  }
  /** So many answers had been given here. */
  get answers(): number {
    return this.step?.event.answers ?? 0;
  }

  /** To a step; the room shows it. */
  go(to: number): void {
    this.at = Math.min(this.steps.length, Math.max(0, to));
    const { state } = this.room;
    if (state) this.room.state = { ...state, position: this.position };
    this.room.spot = this.step && spotOf(this.step);
    if (this.at === this.steps.length) this.pause();
  }

  /** To the step that shows an event, or the next that is shown. */
  goToEvent(n: number): void {
    const found = this.steps.findIndex((each) => each.event.n >= n);
    this.go(found < 0 ? this.steps.length : found + 1);
  }

  /** To the next or the last thing of a kind; stays if there is none. Returns whether there was one. */
  seek(goal: Goal, way: 1 | -1 = 1): boolean {
    const { events } = this.film;
    const now = this.at ? this.event : -1;
    const wanted = events.filter((each) => GOALS[goal](each) && (way > 0 ? each.n > now : each.n < now));
    const found = way > 0 ? wanted[0] : wanted.at(-1);
    if (found) this.goToEvent(found.n);
    return found !== undefined;
  }

  play(): void {
    if (this.at === this.steps.length) this.go(0);
    this.isPlaying = true;
    this.schedule();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.isPlaying = false;
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  by(steps: 1 | -1): void {
    this.pause();
    this.go(this.at + steps);
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    if (this.isPlaying) this.schedule();
  }

  private schedule(): void {
    clearTimeout(this.timer);
    const wait = Math.max(SHORTEST, this.steps[this.at]?.duration ?? 0) * 2;
    this.timer = setTimeout(() => {
      this.go(this.at + 1);
      if (this.isPlaying) this.schedule();
    }, wait / this.pace);
  }
}
