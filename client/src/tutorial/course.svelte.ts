// The training at a table: which lesson is on, what is allowed in it, and the way out.

import type { Hand } from '../lib/hand.svelte';
import { profile } from '../lib/profile.svelte';
import type { Room } from '../lib/room.svelte';
import { BEATS, type Beat, beatAt, type Point, pointOf, wantedAnswer } from './beats';

export class Course {
  /** The lesson in which the learner tried something else: a friendly word is due. */
  private nudged = $state('');
  /** The lesson whose space was pointed at; its second half is on. */
  private pointed = $state('');
  private cursor = ''; // where the cursor was before something was shown

  constructor(
    private readonly room: Room,
    private readonly hand: Hand,
  ) {}

  get isOn(): boolean {
    const { table, done, skipped } = profile.tutorial;
    return table === this.room.id && !done && !skipped;
  }

  /** The lesson to show; none when the course is over or not taken. What is being played belongs to the one before. */
  get beat(): Beat | undefined {
    const { present } = this;
    if (!this.isOn || !present) return undefined;
    const before = BEATS[BEATS.indexOf(present) - 1];
    return this.isPlaying && before?.does ? before : present;
  }

  get number(): number {
    return this.beat ? BEATS.indexOf(this.beat) + 1 : 0;
  }

  /** The lesson the game itself is at. */
  get present(): Beat | undefined {
    const { state, events } = this.room;
    if (!state) return undefined;
    const { looked } = profile.tutorial;
    return beatAt({ answers: state.answers, round: state.position.round, events, looked });
  }

  /** Whether an answer may be given now. In a lesson of looking there is something to look at first. */
  allows(text: string): boolean {
    const beat = this.isOn ? this.present : undefined;
    if (!beat || beat.ends) return true;
    const wanted = wantedAnswer(beat, this.room.state?.answers ?? 0);
    if (wanted && !this.room.choice(wanted)) return true; // nobody is to be stuck in a lesson
    if (text === wanted) return true;
    this.nudged = beat.id;
    return false;
  }

  /** Call in an effect: looking is noticed, the end is written down. */
  follow(): void {
    const { beat } = this;
    if (beat?.looks && this.hand.space === beat.looks) this.pointed = beat.id;
    if (this.isOn && this.room.position?.outcome?.kind === 'won') profile.tutorial.done = true;
  }

  get isNudged(): boolean {
    return this.beat !== undefined && this.nudged === this.beat.id && !this.hasLooked;
  }

  /** What the card points at. */
  get point(): Point | undefined {
    const { beat } = this;
    return beat && !this.isPlaying ? pointOf(beat, this.room.position?.heroes ?? []) : undefined;
  }

  /** The guards are acting, and one watches. */
  get isPlaying(): boolean {
    return this.room.theatre?.running ?? false;
  }

  get hasLooked(): boolean {
    return this.beat !== undefined && this.pointed === this.beat.id;
  }

  /** Puts the cursor where there is something to see. */
  showMe(): void {
    this.cursor = this.hand.cursor;
    this.hand.hovered = '';
    this.hand.cursor = this.beat?.looks ?? '';
  }

  /** On from a lesson of looking. */
  goOn(): void {
    if (this.beat?.looks && this.hand.cursor === this.beat.looks) this.hand.cursor = this.cursor;
    if (this.beat?.looks) profile.tutorial.looked.push(this.beat.id);
  }

  skip(): void {
    profile.tutorial.skipped = true;
  }
}
