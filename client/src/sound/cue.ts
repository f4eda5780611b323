// What a cue is: tones, each a wave or noise with a level that comes and goes. Frequencies in Hz, times in milliseconds,
// levels in dB below full scale. `docs/sound.md` tells how to write one.

export interface Filter {
  type: 'lowpass' | 'bandpass' | 'highpass';
  hz: number;
  /** Where it glides to while the tone sounds. */
  to?: number;
  q?: number;
}

export interface Tone {
  wave: OscillatorType | 'noise';
  /** The pitch, and where it glides to; noise has none. */
  from?: number;
  to?: number;
  /** When it begins, after the cue does. */
  at?: number;
  ms: number;
  db: number;
  /** How long it swells, and how long it then stays as loud; what is left of it fades. */
  rise?: number;
  hold?: number;
  /** So many times a second it is nearly cut off, as by blades. */
  gate?: number;
  filter?: Filter;
}

/** Which of the sliders it obeys. */
export type Group = 'ui' | 'events' | 'turn';

export interface Cue {
  group: Group;
  tones: Tone[];
  /** How much one time may differ from the next in pitch, as a share: no two steps are alike. */
  vary?: number;
  haptic?: number[];
  /** Bed and score hold their breath for it. */
  hushes?: boolean;
}

/** How long a cue sounds. */
export function lengthOf({ tones }: Pick<Cue, 'tones'>): number {
  return Math.max(...tones.map(({ at = 0, ms }) => at + ms));
}

// for those who write cues

export const soft = (hz: number, to?: number): Filter => filterOf('lowpass', hz, to);
export const band = (hz: number, to?: number, q = 1): Filter => ({ ...filterOf('bandpass', hz, to), q });

function filterOf(type: Filter['type'], hz: number, to?: number): Filter {
  return to === undefined ? { type, hz } : { type, hz, to };
}

export function hiss(ms: number, db: number, filter: Filter, rest: Partial<Tone> = {}): Tone {
  return { wave: 'noise', ms, db, filter, ...rest };
}

export function tone(
  wave: OscillatorType,
  pitch: number | [number, number],
  ms: number,
  db: number,
  rest: Partial<Tone> = {},
): Tone {
  const [from, to = from] = typeof pitch === 'number' ? [pitch] : pitch;
  return { wave, from, to, ms, db, ...rest };
}

const RINGS = 1.6;

/** Notes one after the other; each rings on into the next. */
export function notes(wave: OscillatorType, pitches: number[], ms: number, db: number, filter?: Filter): Tone[] {
  return pitches.map((pitch, place) =>
    tone(wave, pitch, ms * RINGS, db, { at: place * ms, ...(filter && { filter }) }),
  );
}

/** The same tones, later and louder. */
export function shifted(tones: Tone[], later: number, louder = 0): Tone[] {
  return tones.map((each) => ({ ...each, at: (each.at ?? 0) + later, db: each.db + louder }));
}

const LOWEST = 27.5; // A0

/** The pitch of a key of the piano, counted from A0. */
export const key = (number: number): number => LOWEST * 2 ** (number / 12);
