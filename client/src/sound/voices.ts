// How callers sound on the radio: one syllable of babble, which no two of them speak alike.

import { band, type Cue, tone } from './cue';

type Caller = 'colonel' | 'medic' | 'signals' | 'dealer' | 'scientist' | 'instructor' | 'weather' | 'unlisted';

/** Pitch, and the hollow of the mouth: dark, broad, narrow. */
function speaks(pitch: number, mouth: number, wave: OscillatorType = 'triangle'): Cue {
  const db = wave === 'triangle' ? -14 : -22; // the others are louder for the same number
  const throat = tone(wave, [pitch * 1.04, pitch * 0.97], 70, db, {
    rise: 12,
    hold: 20,
    filter: band(mouth, mouth * 0.85, 0.9),
  });
  const breath = tone('sine', [pitch * 2.02, pitch * 1.95], 55, -27, { rise: 12 });
  return { group: 'ui', tones: [throat, breath], vary: 0.12 };
}

export const VOICES: Record<Caller, Cue> = {
  colonel: speaks(98, 420),
  medic: speaks(196, 760),
  signals: speaks(220, 1050),
  dealer: speaks(131, 980, 'sawtooth'),
  scientist: speaks(175, 620),
  instructor: speaks(110, 700, 'sawtooth'),
  weather: speaks(262, 900),
  unlisted: speaks(82, 300, 'square'),
};
