// For `tests/browser/test_sound.py` and `make sounds`: sounds as samples, without speakers. Bundled by `scripts/sounds.py`.

import type { AlertLevel } from '../lib/alert';
import { BEDS, type BedName } from '../sound/beds';
import { lengthOf } from '../sound/cue';
import { CUES, type CueName, cueOf } from '../sound/cues';
import { limiter } from '../sound/limiter';
import { BedPlaying, ScorePlaying } from '../sound/playing';
import { sound } from '../sound/synth';

const RATE = 48_000;
const SPARE = 0.25; // seconds after what should have been all

async function rendered(seconds: number, play: (context: BaseAudioContext, out: AudioNode) => void): Promise<string> {
  const context = new OfflineAudioContext(1, Math.ceil(seconds * RATE), RATE);
  play(context, limiter(context));
  const samples = (await context.startRendering()).getChannelData(0);
  const bytes = new Uint8Array(samples.buffer);
  let text = '';
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text);
}

function faded(context: BaseAudioContext, out: AudioNode, level: number): AudioNode {
  const fader = context.createGain();
  fader.gain.value = level;
  fader.connect(out);
  return fader;
}

const sounds = {
  /** Every cue, and how many milliseconds it says it takes. */
  lengths: () => Object.fromEntries(Object.entries(CUES).map(([name, each]) => [name, lengthOf(each)])),
  beds: () => Object.keys(BEDS),
  /** Cues that begin at once. */
  cues: (names: CueName[], level = 1) =>
    rendered(Math.max(...names.map((each) => lengthOf(cueOf(each)))) / 1000 + SPARE, (context, out) => {
      for (const name of names) sound(context, faded(context, out, level), cueOf(name), 0);
    }),
  /** A bed, stopped after so many seconds. */
  bed: (name: BedName, seconds: number, stopped: number) =>
    rendered(seconds, (context, out) => {
      const bed = new BedPlaying(context, out, 0, BEDS[name]);
      bed.loud(1, 0);
      bed.write(stopped);
      bed.stop(stopped);
    }),
  /** The score, with the level of alert that begins when. */
  score: (seconds: number, levels: [number, AlertLevel][]) =>
    rendered(seconds, (context, out) => {
      const score = new ScorePlaying(context, out, 0, 'quiet');
      score.loud(1, 0);
      for (const [at, level] of levels) score.follow(level, at);
      score.write(seconds);
    }),
};

Object.assign(globalThis, { sounds });
