// A lesson at a table: which beat is on, what is allowed in it, and the way out.

import type { Hand } from '../lib/hand.svelte';
import { type CourseTaken, profile, seatAt } from '../lib/profile.svelte';
import type { Room } from '../lib/room.svelte';
import { beatAt, pointOf, wantedAnswer } from './beats';
import { type Beat, LESSONS, type Lesson, type Point } from './lessons';

export class Course {
  /** The beat in which the learner tried something else: a friendly word is due. */
  private nudged = $state('');
  /** The beat whose space was pointed at; its second half is on. */
  private pointed = $state('');
  private cursor = ''; // where the cursor was before something was shown

  constructor(
    private readonly room: Room,
    private readonly hand: Hand,
  ) {}

  /** The lesson that is taken at this table, if any. */
  get lesson(): Lesson | undefined {
    return LESSONS.find(({ id }) => profile.courses[id]?.table === this.room.id);
  }

  get taken(): CourseTaken | undefined {
    return this.lesson && profile.courses[this.lesson.id];
  }

  get isOn(): boolean {
    return this.taken !== undefined && !this.taken.done && !this.taken.skipped;
  }

  get beats(): Beat[] {
    return this.lesson?.beats ?? [];
  }

  /** The beat to show; none when the course is over or not taken. What is being played belongs to the one before. */
  get beat(): Beat | undefined {
    const { present } = this;
    if (!this.isOn || !present) return undefined;
    const before = this.beats[this.beats.indexOf(present) - 1];
    return this.isPlaying && before?.does ? before : present;
  }

  get number(): number {
    return this.beat ? this.beats.indexOf(this.beat) + 1 : 0;
  }

  /** The beat the game itself is at. */
  get present(): Beat | undefined {
    const { state, events } = this.room;
    if (!state || !this.taken) return undefined;
    const { looked } = this.taken;
    return beatAt({ answers: state.answers, round: state.position.round, events, looked }, this.beats);
  }

  /** Whether an answer may be given now. In a beat of looking there is something to look at first. */
  allows(text: string): boolean {
    const beat = this.isOn ? this.present : undefined;
    if (!beat || beat.ends) return true;
    const wanted = wantedAnswer(beat, this.room.state?.answers ?? 0, this.beats);
    if (wanted && !this.room.choice(wanted)) return true; // nobody is to be stuck in a lesson
    if (text === wanted) return true;
    this.nudged = beat.id;
    return false;
  }

  /** Call in an effect: looking is noticed, the end is written down. */
  follow(): void {
    const { beat, taken, room } = this;
    if (beat?.looks && this.hand.space === beat.looks) this.see(beat);
    if (!taken || !room.position) return;
    taken.lost = room.position.outcome?.kind === 'lost';
    if (this.isOn && !this.present) this.finish(taken);
  }

  private finish(taken: CourseTaken): void {
    const seat = seatAt(taken.table);
    taken.done = true;
    if (seat && !this.room.position?.outcome) seat.spent = true;
  }

  private see(beat: Beat): void {
    this.pointed = beat.id;
    if (beat.of && beat.looks) this.hand.explained = { watcher: beat.of, target: beat.looks };
  }

  get isNudged(): boolean {
    return this.beat !== undefined && this.nudged === this.beat.id && !this.hasLooked;
  }

  /** What the card points at. */
  get point(): Point | undefined {
    const { beat } = this;
    return beat && !this.isPlaying ? pointOf(beat, this.room.position?.heroes ?? []) : undefined;
  }

  /** The enemy is acting, and one watches. */
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

  /** On from a beat of looking. */
  goOn(): void {
    if (!this.beat?.looks) return;
    if (this.hand.cursor === this.beat.looks) this.hand.cursor = this.cursor;
    if (this.beat.of) this.hand.explained = null;
    this.taken?.looked.push(this.beat.id);
  }

  /** The game goes on without lessons. */
  skip(): void {
    if (this.taken) this.taken.skipped = true;
  }

  /** What was to be said at the end has been read. */
  close(): void {
    if (this.taken) this.taken.table = '';
  }
}
