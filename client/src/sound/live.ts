// The speakers: fetched when something is to be heard for the first time. The context is made after the first gesture, as
// browsers demand; until then, or where there is none, there is silence.

import type { AlertLevel } from '../lib/alert';
import { BEDS, type BedName } from './beds';
import { type CueName, cueOf } from './cues';
import { limiter } from './limiter';
import { BedPlaying, type Playing, ScorePlaying } from './playing';
import { sound } from './synth';

const AHEAD = 2.5; // seconds that are written before they are heard
const EVERY = 1_000; // milliseconds

/** From the place of a slider to a level; an ear wants it steeper than a hand. */
const loudnessOf = (volume: number): number => (volume / 100) ** 2;

interface Speakers {
  context: AudioContext;
  out: AudioNode;
}

let speakers: Speakers | null = null;
let turn = 0;
const going = new Set<Playing>();
let timer: ReturnType<typeof setInterval> | undefined;

function awake(): Speakers | null {
  if (!navigator.userActivation?.hasBeenActive || typeof AudioContext === 'undefined') return null;
  if (!speakers) {
    const context = new AudioContext();
    speakers = { context, out: limiter(context) };
  }
  if (speakers.context.state === 'suspended') void speakers.context.resume();
  return speakers;
}

/** Plays a cue; in a tab that nobody looks at only whose turn it is. */
export function cue(name: CueName, volumes: Record<string, number>): void {
  const { group, haptic, hushes, ...made } = cueOf(name);
  const level = loudnessOf(volumes[group] ?? 0);
  if (haptic && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(haptic);
  if (!level || (document.hidden && group !== 'turn')) return;
  const on = awake();
  if (!on) return;
  const fader = on.context.createGain();
  fader.gain.value = level;
  fader.connect(on.out);
  const { currentTime } = on.context;
  sound(on.context, fader, made, currentTime, turn++);
  if (hushes) for (const each of going) each.hush(currentTime);
}

function write(): void {
  for (const each of going) each.write((speakers?.context.currentTime ?? 0) + AHEAD);
}

function begin(playing: Playing): void {
  going.add(playing);
  write();
  timer ??= setInterval(write, EVERY);
}

function end(playing: Playing): void {
  playing.stop(speakers?.context.currentTime ?? 0);
  going.delete(playing);
  if (going.size) return;
  clearInterval(timer);
  timer = undefined;
}

/** The bed of a place, until it is told to stop. */
export function lay(name: BedName, volume: number): () => void {
  const on = volume > 0 ? awake() : null;
  if (!on) return () => {};
  const { currentTime } = on.context;
  const bed = new BedPlaying(on.context, on.out, currentTime, BEDS[name]);
  bed.loud(loudnessOf(volume), currentTime);
  begin(bed);
  return () => end(bed);
}

export interface Music {
  follow(level: AlertLevel): void;
  stop(): void;
}

/** The score, until it is told to stop; it follows the state of alert. */
export function perform(volume: number, level: AlertLevel): Music {
  const on = volume > 0 ? awake() : null;
  if (!on) return { follow: () => {}, stop: () => {} };
  const { context, out } = on;
  const score = new ScorePlaying(context, out, context.currentTime, level);
  score.loud(loudnessOf(volume), context.currentTime);
  begin(score);
  return { follow: (next) => score.follow(next, context.currentTime), stop: () => end(score) };
}
