// Every sound of the game, synthesised: our own motifs, one table (UX 4.18). Frequencies in Hz, times in milliseconds.

export interface Tone {
  wave: OscillatorType | 'noise';
  from: number;
  to?: number;
  at?: number;
  ms: number;
  db: number;
  filter?: { type: BiquadFilterType; hz: number; to?: number };
}

export interface Cue {
  group: 'ui' | 'events' | 'turn';
  tones: Tone[];
  haptic?: number[];
}

export type CueName =
  | 'ui'
  | 'turn'
  | 'sneak'
  | 'dash'
  | 'dice'
  | 'quiet'
  | 'noise'
  | 'attention'
  | 'alert'
  | 'hit'
  | 'damage'
  | 'ko'
  | 'boss'
  | 'strike'
  | 'track'
  | 'unlock'
  | 'ping'
  | 'chat'
  | 'drawer'
  | 'call'
  | 'clear'
  | 'fail';

const soft = (hz: number): Tone['filter'] => ({ type: 'lowpass', hz });
const band = (hz: number, to?: number): Tone['filter'] =>
  to === undefined ? { type: 'bandpass', hz } : { type: 'bandpass', hz, to };
const hiss = (at: number, ms: number, db: number, filter: Tone['filter']): Tone =>
  filter ? { wave: 'noise', from: 0, at, ms, db, filter } : { wave: 'noise', from: 0, at, ms, db };

/** Notes one after the other. */
function notes(wave: OscillatorType, pitches: number[], ms: number, db: number, filter?: Tone['filter']): Tone[] {
  return pitches.map((from, place) => ({ wave, from, at: place * ms, ms, db, ...(filter ? { filter } : {}) }));
}

const C5 = 523.25;
const E_FLAT5 = 622.25;
const A4 = 440;
const E5 = 659.26;
const G5 = 783.99;
const B5 = 987.77;
const ROLLS = [0, 60, 110, 170, 220, 290, 370, 440];

export const CUES: Record<CueName, Cue> = {
  ui: { group: 'ui', tones: [{ wave: 'sine', from: 1200, to: 900, ms: 25, db: -30 }] },
  turn: { group: 'turn', tones: notes('triangle', [A4, E5], 90, -18), haptic: [20, 40, 20] },
  sneak: { group: 'events', tones: [hiss(0, 40, -32, soft(400))] },
  dash: { group: 'events', tones: [hiss(0, 50, -24, band(900)), hiss(70, 50, -24, band(900))] },
  dice: { group: 'events', tones: ROLLS.map((at, place) => hiss(at, 18, -22 - (place % 3) * 2, band(1600 + at))) },
  quiet: { group: 'events', tones: [{ wave: 'sine', from: 660, ms: 80, db: -22 }] },
  noise: { group: 'events', tones: [{ wave: 'triangle', from: 196, to: 147, ms: 180, db: -16 }] },
  attention: { group: 'events', tones: notes('square', [C5, E_FLAT5], 80, -18, soft(1800)) },
  alert: {
    group: 'events',
    tones: [
      ...notes('sawtooth', [880, 698.46, C5], 70, -14, soft(2200)),
      { wave: 'sine', from: 110, ms: 250, db: -14 },
    ],
    haptic: [60],
  },
  hit: { group: 'events', tones: [hiss(0, 60, -18, band(1200))] },
  damage: { group: 'events', tones: [{ wave: 'sine', from: 90, to: 50, ms: 140, db: -10 }] },
  ko: { group: 'events', tones: [{ wave: 'sine', from: 330, to: 110, ms: 200, db: -16 }] },
  // a low growl, a heavy blow, two steps up: nothing that guards do sounds like it
  boss: { group: 'events', tones: notes('sawtooth', [98, 92.5], 130, -14, soft(700)), haptic: [40] },
  strike: {
    group: 'events',
    tones: [hiss(0, 90, -16, band(500)), { wave: 'sine', from: 70, to: 40, ms: 200, db: -10 }],
  },
  track: { group: 'events', tones: notes('triangle', [146.83, 174.61], 90, -18) },
  unlock: { group: 'events', tones: notes('triangle', [E5, G5, B5], 60, -18) },
  ping: { group: 'ui', tones: [{ wave: 'sine', from: 1046.5, ms: 180, db: -22 }] },
  chat: { group: 'ui', tones: [{ wave: 'sine', from: 880, ms: 40, db: -30 }] },
  drawer: {
    group: 'ui',
    tones: [
      hiss(0, 120, -30, band(800, 2400)),
      { wave: 'sine', from: 740, at: 130, ms: 40, db: -32 },
      { wave: 'sine', from: 988, at: 190, ms: 40, db: -32 },
    ],
  },
  // somebody takes up the receiver: a crackle, and two short tones that fall
  call: {
    group: 'ui',
    tones: [
      hiss(0, 70, -30, band(2000, 900)),
      { wave: 'square', from: 587.33, at: 80, ms: 45, db: -34, filter: { type: 'lowpass', hz: 1800 } },
      { wave: 'square', from: 493.88, at: 150, ms: 60, db: -34, filter: { type: 'lowpass', hz: 1800 } },
    ],
  },
  clear: { group: 'events', tones: notes('triangle', [261.63, 392, C5, G5], 150, -16) },
  fail: { group: 'events', tones: notes('triangle', [A4, 349.23, 293.66, 220], 150, -16) },
};
