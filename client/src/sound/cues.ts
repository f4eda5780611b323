// Every sound of the game: our own motifs, one table (UX 4.18, ART 13). A name with a colon is one of a family.

import { band, type Cue, hiss, notes, shifted, soft, type Tone, tone } from './cue';
import { FLOORS, type Floor, GAITS, type Gait, step } from './floors';
import { VOICES } from './voices';

const C5 = 523.25;
const E_FLAT5 = 622.25;
const E5 = 659.26;
const G5 = 783.99;
const B5 = 987.77;
const A4 = 440;
const ROLLS = [0, 60, 110, 170, 220, 290, 370, 440];
const RANKS = 7;

const ui = (...tones: Tone[]): Cue => ({ group: 'ui', tones });
const event = (...tones: Tone[]): Cue => ({ group: 'events', tones });
const varied = (cue: Cue, vary = 0.06): Cue => ({ ...cue, vary });
const hushing = (cue: Cue): Cue => ({ ...cue, hushes: true });
const felt = (cue: Cue, ...haptic: number[]): Cue => ({ ...cue, haptic });

/** A die that hits the table. */
const clack = (at: number, db: number): Tone[] => [
  hiss(20, db - 6, band(1700 - at, undefined, 2), { at }),
  tone('sine', [430, 300], 30, db - 8, { at }),
];

/** A soft gong: partials that are no multiples of each other. */
const gong: Tone[] = [
  tone('sine', 174, 900, -20, { rise: 12 }),
  tone('sine', 241, 700, -25, { rise: 12 }),
  tone('sine', 416, 460, -29, { rise: 8 }),
  tone('sine', 697, 260, -34, { rise: 8 }),
];

const single = {
  // the table
  ui: ui(tone('sine', [900, 700], 30, -24)),
  turn: felt({ group: 'turn', tones: notes('triangle', [A4, E5], 110, -15) }, 20, 40, 20),
  ping: ui(tone('sine', 1046.5, 180, -22)),
  chat: ui(tone('sine', 880, 50, -26)),
  drawer: ui(
    hiss(130, -24, band(700, 1900)),
    tone('sine', 740, 50, -28, { at: 130 }),
    tone('sine', 988, 50, -30, { at: 190 }),
  ),

  // dice and cards
  dice: varied(event(...ROLLS.flatMap((at, place) => clack(at, -9 - (place % 3) * 3)))),
  die: varied(event(...clack(0, -11))),
  order: event(hiss(60, -22, band(1500, 2300, 1.2), { rise: 12 }), hiss(45, -18, band(620), { at: 80 })),
  card: varied(event(hiss(70, -23, band(1900, 1100, 1.2), { rise: 14 }))),
  token: varied(event(tone('sine', [620, 470], 45, -22), hiss(24, -26, band(1200)))),
  focus: event(tone('sine', C5, 120, -26, { rise: 20 }), tone('sine', G5, 160, -30, { at: 40, rise: 20 })),

  // heard, seen, alarmed
  quiet: event(tone('sine', 660, 90, -22)),
  noise: event(tone('triangle', [196, 147], 190, -14), hiss(90, -26, band(480))),
  attention: event(...notes('square', [C5, E_FLAT5], 90, -21, soft(1800))),
  alert: felt(
    hushing(
      event(...notes('sawtooth', [880, 698.46, C5], 75, -14, soft(2200)), tone('sine', 110, 260, -14, { hold: 120 })),
    ),
    60,
  ),
  torch: event(hiss(14, -22, band(2000, undefined, 2)), tone('sine', 1500, 18, -28, { at: 8 })),
  camera: event(
    tone('sawtooth', [210, 250], 150, -27, { rise: 30, hold: 70, filter: soft(900) }),
    hiss(18, -28, band(1400), { at: 140 }),
  ),
  laser: felt(
    hushing(
      event(
        tone('square', [1320, 990], 160, -25, { gate: 28, filter: soft(2600) }),
        tone('sine', 110, 240, -15, { hold: 90 }),
      ),
    ),
    60,
  ),
  knock: event(...shifted(knuckle(), 0), ...shifted(knuckle(), 130), ...shifted(knuckle(), 250, -3)),

  // fights
  hit: varied(event(hiss(60, -16, band(1100, 500)), tone('sine', [180, 90], 70, -16))),
  miss: varied(event(hiss(130, -22, band(700, 1500, 1.4), { rise: 50 }))),
  damage: event(tone('sine', [90, 50], 150, -11), hiss(80, -18, band(420, 240))),
  ko: event(tone('sine', [330, 110], 210, -16), hiss(120, -22, soft(260), { at: 130 })),
  blast: felt(event(hiss(420, -17, soft(900, 120), { rise: 6 }), tone('sine', [70, 34], 380, -13)), 40),
  missile: event(
    hiss(380, -20, band(420, 1700, 1), { rise: 120, hold: 80 }),
    tone('sawtooth', [90, 240], 360, -28, { rise: 80, filter: soft(700) }),
  ),
  boss: felt(event(...notes('sawtooth', [98, 92.5], 140, -14, soft(700))), 40),
  strike: event(hiss(90, -16, band(500)), tone('sine', [70, 40], 210, -12)),
  groan: event(tone('sawtooth', [104, 62], 420, -15, { rise: 60, hold: 60, filter: soft(520, 240) })),
  mind: event(
    tone('sine', [392, 415], 520, -24, { rise: 160, hold: 80 }),
    tone('sine', [398, 370], 520, -24, { rise: 160, hold: 80 }),
  ),
  vanish: event(hiss(260, -20, band(1900, 300, 1.4), { rise: 30 })),
  track: event(...notes('triangle', [146.83, 174.61], 100, -18)),
  fallen: hushing(
    event(tone('sine', [220, 55], 560, -13, { hold: 60 }), hiss(480, -20, soft(700, 90), { at: 60, rise: 30 })),
  ),

  // machines
  'rex-step': felt(
    event(
      hiss(220, -14, soft(80), { rise: 8 }),
      tone('sine', [52, 36], 220, -13),
      hiss(90, -20, band(520, 300)),
      tone('triangle', [233, 218], 200, -28, { at: 20 }),
    ),
    30,
  ),
  'rex-servo': event(
    tone('sawtooth', [74, 118], 260, -20, { rise: 40, hold: 120, filter: soft(600, 1000) }),
    hiss(60, -26, soft(300), { at: 230 }),
  ),
  charge: felt(
    event(
      tone('sawtooth', [80, 900], 500, -22, { rise: 260, hold: 160, filter: soft(500, 1800) }),
      tone('sine', [40, 90], 480, -16, { rise: 200 }),
    ),
    30,
  ),
  treads: event(
    hiss(320, -17, soft(240), { rise: 40, hold: 120, gate: 22 }),
    tone('sawtooth', [46, 42], 300, -22, { rise: 40, hold: 160, filter: soft(300) }),
  ),
  rotor: event(
    hiss(520, -15, soft(420), { rise: 120, hold: 200, gate: 14 }),
    tone('triangle', 58, 480, -22, { rise: 120, hold: 160, gate: 14 }),
  ),

  // doors, locks, gear
  door: event(
    tone('sawtooth', [90, 140], 170, -19, { rise: 20, hold: 90, filter: soft(800) }),
    hiss(70, -21, soft(500), { at: 160 }),
  ),
  lift: event(
    tone('sine', [60, 90], 320, -15, { rise: 50, hold: 150 }),
    tone('sine', [180, 270], 320, -22, { rise: 60, hold: 120 }),
    hiss(40, -25, band(700), { at: 300 }),
  ),
  unlock: event(...notes('triangle', [E5, G5, B5], 70, -18)),
  locked: event(hiss(40, -19, band(420)), hiss(50, -21, band(360), { at: 90 })),
  box: varied(
    event(hiss(170, -18, band(600, 300, 1.6), { rise: 40, hold: 30 }), hiss(60, -24, band(900), { at: 130 })),
  ),
  gear: varied(event(hiss(40, -23, band(1100)), hiss(34, -22, band(1700, 1300, 2), { at: 60 }))),
  cloth: varied(event(hiss(200, -22, band(800, 500, 0.8), { rise: 70 }))),
  rope: varied(
    event(hiss(90, -21, band(1000, 700, 3), { rise: 20 }), hiss(110, -21, band(800, 1100, 3), { at: 100, rise: 30 })),
  ),
  drag: varied(event(hiss(320, -19, soft(420, 260), { rise: 90, hold: 60 }))),
  throw: varied(event(hiss(150, -23, band(500, 1200, 1.6), { rise: 60 }), tone('sine', [340, 300], 30, -28))),
  clink: varied(
    event(tone('triangle', 1180, 110, -25), tone('triangle', 890, 90, -27, { at: 70 }), hiss(20, -26, band(1600))),
  ),
  shatter: varied(
    event(
      hiss(240, -19, band(2100, 1100, 0.9)),
      tone('sine', [130, 70], 120, -15),
      tone('triangle', 1310, 150, -31, { at: 50 }),
    ),
  ),
  jam: event(hiss(300, -22, band(1100, 700, 1.2), { rise: 20, hold: 120, gate: 31 })),

  // for better, for worse
  gain: event(tone('triangle', 392, 130, -22), tone('triangle', 587.33, 180, -22, { at: 90 })),
  loss: event(tone('triangle', 311.13, 130, -20), tone('triangle', 220, 220, -20, { at: 90 })),
  slip: event(hiss(220, -20, band(900, 260, 1.2)), tone('sine', [240, 90], 240, -20)),
  climb: varied(
    event(hiss(110, -20, band(520, 700), { rise: 40 }), hiss(120, -20, band(460, 620), { at: 150, rise: 40 })),
  ),
  story: event(tone('sine', 293.66, 500, -24, { rise: 30 }), tone('sine', 440, 460, -27, { at: 120, rise: 30 })),
  clear: event(...notes('triangle', [261.63, 392, C5, G5], 160, -16)),
  fail: event(...notes('triangle', [A4, 349.23, 293.66, 220], 160, -16)),

  // the radio: somebody takes up the receiver, a crackle and two short tones that fall
  call: ui(
    hiss(80, -23, band(1900, 900)),
    tone('square', 587.33, 50, -29, { at: 80, filter: soft(1800) }),
    tone('square', 493.88, 70, -29, { at: 150, filter: soft(1800) }),
  ),
  dial: varied(ui(hiss(16, -22, band(1300, undefined, 2)), tone('sine', 240, 24, -24)), 0.03),
} satisfies Record<string, Cue>;

export type Kind = keyof typeof single | Gait | 'voice' | 'rank';
export type CueName = keyof typeof single | `${Gait}:${Floor}` | `voice:${string}` | `rank:${number}`;

function knuckle(): Tone[] {
  return [hiss(30, -16, band(640, undefined, 1.4)), tone('sine', [240, 150], 60, -14)];
}

const steps = GAITS.flatMap((gait) => FLOORS.map((floor) => [`${gait}:${floor}`, step(gait, floor)] as const));
const voices = Object.entries(VOICES).map(([caller, syllable]) => [`voice:${caller}`, syllable] as const);
/** One gong for each step of the scale, so a quiet game ends with few; they wait until it was heard how the stage ended. */
const ranks = Array.from({ length: RANKS }, (_, at) => {
  const gongs = Array.from({ length: at + 1 }, (_, place) => shifted(gong, 700 + place * 190, -place));
  return [`rank:${at}`, event(...gongs.flat())] as const;
});

export const CUES: Record<string, Cue> = { ...single, ...Object.fromEntries([...steps, ...voices, ...ranks]) };

/** Callers that nobody gave a voice speak like the one who never says who it is. */
export const cueOf = (name: CueName): Cue => CUES[name] ?? VOICES.unlisted;
