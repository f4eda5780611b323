// The Enemy phase as theatre (UX 4.10), and everything else that is shown step by step. The room's state is true the
// moment it arrives; what plays here is only how one sees it come about, and can be dropped at any moment (AN-01).

import type { Room } from '../lib/room.svelte';
import { settings } from '../lib/settings.svelte';
import { CLOSING } from '../lib/shots';
import type { Show } from '../lib/show';
import type { ForecastFilm, Position, Told, Update } from '../wire';
import { opensTurn } from './plays';
import { Screening } from './screening.svelte';
import { entranceOf, settledBy, shotsOf } from './shots';
import { spacesOf, spotOf } from './spots';
import { isOrder, paceOf, type Step, stepsOf } from './steps';

const LONGEST_PHASE = 6_000; // AN-03
const LONGEST_OWN = 250; // AN-05
const LONGEST_OTHERS = 1_200;
const LONGEST_WATCH = 20_000; // LOG-04
const BACKLOG = 3_000; // AN-06
/** What happens in a fight that has begun. */
const BEGUN = new Set(['Moved', 'Rolled', 'TurnEnded', 'BossCardRevealed']);
const BACK = new Set<Update['what']>(['undid', 'rewound']);

type Audience = (step: Step) => void;

export class Theatre implements Show {
  /** What is played, and which step of it is shown. */
  steps: Step[] = $state.raw([]);
  at = $state(0);
  isPlaying = $state(false);
  /** Nobody stopped it: something happened to a hero. */
  isHeld = $state(false);
  /** The Enemy phase is played once more, or what happened since one left. */
  isAgain = $state(false);
  /** What is played has not happened: a forecast (FC-06). */
  forecastFilm: ForecastFilm | null = $state.raw(null);
  /** The event whose moment is looked at in the log; null: none. */
  moment: number | null = $state(null);
  /** Events of the last Enemy phase that ended, for its recap. */
  recapped: Told[] = $state.raw([]);

  private isTheatre = $state(false); // with curtain and captions; own moves go without
  private isEntered = false;
  private pace = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private phase: Step[] = []; // the Enemy phase that is going on, or the last one
  private readonly audience = new Set<Audience>();
  private readonly screening: Screening;
  private readonly unhear: () => void;
  private readonly onhide = () => {
    if (document.hidden && this.moment === null) this.finish();
  };

  constructor(private readonly room: Room) {
    this.screening = new Screening(room);
    this.unhear = room.listen((update, before) => this.hear(update, before));
    document.addEventListener('visibilitychange', this.onhide);
  }

  close(): void {
    this.unhear();
    document.removeEventListener('visibilitychange', this.onhide);
    this.press();
    this.end();
  }

  /** Hears of every step when it is shown. */
  listen(audience: Audience): () => void {
    this.audience.add(audience);
    return () => this.audience.delete(audience);
  }

  get step(): Step | null {
    return this.steps[this.at] ?? null;
  }
  /** The last step of the Enemy phase so far, shown or not: what a question in its middle follows from. */
  get latest(): Step | null {
    return this.step ?? (this.room.position?.phase === 'enemy' ? (this.phase.at(-1) ?? null) : null);
  }
  /** Something plays, or stands still in the middle of the play. */
  get running(): boolean {
    return this.isTheatre && this.steps.length > 0;
  }
  /** A card of the other side lies over its panel. */
  get hasCard(): boolean {
    const step = this.running ? this.step : null;
    if (!step) return false;
    return step.event.kind === 'ReactionDrawn' || (isOrder(step) && Boolean(step.position.orders?.current));
  }
  /** What happened is not yet seen to its end. */
  get isBehind(): boolean {
    return this.steps.length > 0 && !this.isAgain;
  }
  /** How many events the audience knows of: the log does not run ahead of the play. */
  get known(): number {
    const { events } = this.room;
    return this.running && !this.isAgain && this.step ? this.step.event.n + 1 : events.length;
  }
  /** What is shown is not the present, so nothing can be asked about it. */
  get covers(): boolean {
    return this.running || this.moment !== null;
  }
  /** The last picture of a fight or a stage is shown: what comes after it waits. */
  get isClosing(): boolean {
    return this.running || this.room.shots.some((each) => CLOSING.has(each.act));
  }
  /** A forecast has been played to its end, and stands there. */
  get isOver(): boolean {
    return this.forecastFilm !== null && this.isHeld && this.at === this.steps.length - 1;
  }
  get canReplay(): boolean {
    return this.phase.length > 0 && this.room.position?.phase !== 'enemy';
  }

  /** The boss comes in, before anything has happened. */
  enter(): void {
    const { position, events } = this.room;
    const isNew = !this.isEntered && position?.phase === 'player' && !events.some((each) => BEGUN.has(each.kind));
    if (!position || !isNew || settings.speed === 'instant') return;
    this.isEntered = true;
    this.screening.show(entranceOf(position));
  }

  // controls (EP-02)

  /** Whatever is pressed, pictures that are still shown are in nobody's way (AN-04). */
  press(): void {
    this.screening.clear();
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  play(): void {
    if (!this.running) return;
    if (this.isOver) {
      this.finish();
      return;
    }
    this.isPlaying = true;
    this.isHeld = false;
    this.press();
    this.schedule();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.isPlaying = false;
  }

  /** One step on, and no further. */
  stepOn(): void {
    if (!this.running) return;
    this.pause();
    this.isHeld = false;
    this.advance();
  }

  /** One step back, to look at. */
  stepBack(): void {
    if (!this.running || this.at === 0) return;
    this.pause();
    this.isHeld = false;
    this.at -= 1;
    this.stage();
  }

  /** To the next step that concerns a hero, else to the end. */
  skip(): void {
    if (!this.running) return;
    const next = this.steps.findIndex((each, at) => at > this.at && each.stop !== null);
    if (next < 0) this.toEnd();
    else {
      this.at = next;
      this.show();
    }
  }

  /** Space, Enter or a click on the map: on from a pause, else to what comes next (AN-04). */
  goOn(): void {
    if (this.isHeld) this.play();
    else this.skip();
  }

  /** To the last step: a forecast stands there, of everything else the present comes next. */
  toEnd(): void {
    if (!this.forecastFilm || this.isOver) this.finish();
    else {
      this.at = this.steps.length - 1;
      this.show();
    }
  }

  /** Drops whatever is left: the present is shown. */
  finish(): void {
    this.press();
    this.moment = null;
    this.end();
  }

  /** Esc: from a moment of the past, or from what is played once more, to the present. What happens now is watched. */
  leave(): boolean {
    if (this.moment === null && !this.isAgain) return false;
    this.finish();
    return true;
  }

  /** The room was told anew as a whole: what was kept may not have happened after all. */
  reset(): void {
    this.phase = [];
    this.recapped = [];
    this.finish();
  }

  /** Plays the last Enemy phase once more (EP-05). */
  replay(): void {
    if (!this.canReplay) return;
    this.finish();
    this.isAgain = true;
    this.begin(this.phase, LONGEST_PHASE);
  }

  /** Plays what happened while one was away (LOG-04). */
  watch(before: Position, events: Told[]): void {
    const steps = stepsOf(before, events);
    this.finish();
    this.isAgain = true;
    this.begin(steps, LONGEST_WATCH);
  }

  /** Plays an Enemy phase as it might be, and stands still at its end until somebody goes on. */
  playForecast(film: ForecastFilm): void {
    const steps = stepsOf(film.opening, film.told);
    if (!steps.length) return;
    this.finish();
    this.isAgain = true;
    this.forecastFilm = film;
    this.begin(steps, LONGEST_PHASE);
  }

  /** Shows a moment of the past instead of the present, until `finish`. */
  look(position: Position, event: Told): void {
    this.end();
    this.moment = event.n;
    this.room.staged = position;
    this.room.spot = { guard: event.guard ?? null, boss: false, mode: '', way: [], spaces: spacesOf(event) };
  }

  // what arrives

  private hear(update: Update, before: Position): void {
    if (BACK.has(update.what)) {
      this.phase = this.phase.filter((each) => each.event.n < update.first);
      if (this.recapped.some((each) => each.n >= update.first)) this.recapped = [];
      this.finish();
      return;
    }
    if (!update.events.length) return;
    const since = sinceOpening(this.room.events.slice(0, update.first));
    const steps = stepsOf(before, update.events, since);
    this.remember(steps, update.events, since.length > 0);
    if (this.moment !== null) return;
    if (settings.speed === 'instant' || document.hidden) this.jump(steps);
    else if (this.running && !this.isAgain) this.add(steps);
    else {
      this.end();
      this.screening.show(settledBy(update.events, this.room.events.slice(0, update.first)));
      this.begin(steps, this.longest(steps, update.by));
    }
  }

  private longest(steps: Step[], by: number): number {
    if (isPhase(steps)) return LONGEST_PHASE;
    return by === this.room.you ? LONGEST_OWN : LONGEST_OTHERS;
  }

  /** The present at once; of what led to it only what concerns a hero is heard, else how it ended. */
  private jump(steps: Step[]): void {
    this.end();
    const telling = steps.filter((each) => each.stop !== null);
    for (const step of telling.length ? telling : steps.slice(-1)) this.announce(step);
  }

  /** Keeps the Enemy phase, for the recap and to play it again. */
  private remember(steps: Step[], events: Told[], isOpen: boolean): void {
    if (!isOpen && events.some(opens)) this.phase = [];
    this.phase = [...this.phase, ...steps.filter((each) => each.section > 0 && each.position.phase === 'enemy')];
    if (!events.some((each) => each.kind === 'EnemyPhaseEnded')) return;
    const known = this.room.events;
    const end = known.findLastIndex((each) => each.kind === 'EnemyPhaseEnded');
    this.recapped = sinceOpening(known.slice(0, end));
  }

  /** Goes on playing: what is more than a few seconds behind is jumped over (AN-06). */
  private add(steps: Step[]): void {
    const left = this.steps.slice(this.at).reduce((sum, each) => sum + this.lasts(each), 0);
    const known = this.steps.length;
    this.steps = [...this.steps, ...steps];
    this.pace = paceOf(steps, LONGEST_PHASE);
    if (!this.isPlaying || left <= BACKLOG || !steps.length) return;
    this.at = known;
    this.show();
  }

  private begin(steps: Step[], longest: number): void {
    if (!steps.length) return;
    this.steps = steps;
    this.isTheatre = this.isAgain || isPhase(steps);
    this.isPlaying = true;
    this.pace = paceOf(steps, longest);
    this.show();
  }

  // playing

  private show(): void {
    const step = this.step;
    if (!step) return;
    this.stage();
    this.announce(step);
    this.screening.show(shotsOf(step));
    this.isHeld = step.stop !== null && settings.autoPause && this.isTheatre && !this.asksNext;
    this.screening.isHeld = this.isHeld;
    if (this.isHeld) this.pause();
    else if (this.isPlaying) this.schedule();
  }

  private announce(step: Step): void {
    for (const hears of this.audience) hears(step);
  }

  private stage(): void {
    const step = this.step;
    this.room.staged = step?.position ?? null;
    this.room.spot = step && this.isTheatre ? spotOf(step) : null;
  }

  /** The last step before a question in the middle of what the enemy does: the question itself is the pause. */
  private get asksNext(): boolean {
    const { state, position } = this.room;
    if (this.at < this.steps.length - 1 || !state?.question) return false;
    return position?.phase === 'enemy' || (this.step?.play != null && state.question.kind !== 'action');
  }

  private schedule(): void {
    clearTimeout(this.timer);
    const speed = settings.speed === 'instant' ? Number.POSITIVE_INFINITY : settings.speed;
    const wait = (this.step ? this.lasts(this.step) : 0) / (this.isTheatre ? speed : Math.max(1, speed));
    this.timer = setTimeout(() => this.advance(), wait);
  }

  private lasts({ duration, isRead }: Step): number {
    return isRead ? duration : duration * this.pace;
  }

  private advance(): void {
    if (this.at + 1 >= this.steps.length && this.forecastFilm && !this.isOver) this.hold();
    else if (this.at + 1 >= this.steps.length) this.end();
    else {
      this.at += 1;
      this.show();
    }
  }

  private hold(): void {
    this.pause();
    this.isHeld = true;
  }

  private end(): void {
    clearTimeout(this.timer);
    this.steps = [];
    this.at = 0;
    this.isPlaying = false;
    this.isHeld = false;
    this.isTheatre = false;
    this.isAgain = false;
    this.forecastFilm = null;
    this.room.staged = null;
    this.room.spot = null;
  }
}

function isPhase(steps: Step[]): boolean {
  return steps.some((each) => each.section > 0);
}

function opens(event: Told): boolean {
  return event.kind === 'OrderDrawn' || opensTurn(event);
}

/** The events of the Enemy phase that is going on at the end of these. */
function sinceOpening(events: Told[]): Told[] {
  const end = events.findLastIndex((each) => each.kind === 'RoundBegan');
  const begin = events.findIndex((each, at) => at > end && opens(each));
  return begin < 0 ? [] : events.slice(begin);
}
