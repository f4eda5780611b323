// What a place sounds like when nothing happens: a few drones, and small things now and then (ART 13).

import { band, type Filter, hiss, soft, type Tone, tone } from './cue';

export interface Drone {
  wave: OscillatorType | 'noise';
  from?: number;
  db: number;
  filter?: Filter;
  /** It swells and ebbs: how often a second, and by which share. */
  sway?: { hz: number; depth: number };
}

/** Small sounds, `every` so many seconds or thereabouts. */
export interface Grain {
  tones: Tone[];
  every: number;
  vary: number;
}

export interface Bed {
  drones: Drone[];
  grains: Grain[];
}

export type BedName = 'water' | 'wind' | 'hum' | 'drip' | 'fans' | 'dawn' | 'fire' | 'clock' | 'grid' | 'carrier';

const air = (db: number, filter: Filter, hz: number, depth: number): Drone => ({
  wave: 'noise',
  db,
  filter,
  sway: { hz, depth },
});
const mains = (from: number, db: number): Drone => ({ wave: 'sine', from, db, sway: { hz: 0.07, depth: 0.3 } });

const drop = (pitch: number): Tone[] => [
  tone('sine', [pitch, pitch * 1.5], 70, -27),
  hiss(40, -42, band(pitch), { at: 10 }),
];
const chirp = (low: number, high: number): Tone[] => [
  tone('sine', [low, high], 80, -29, { rise: 20 }),
  tone('sine', [high, low * 1.1], 90, -30, { at: 130, rise: 20 }),
  tone('sine', [low * 1.1, high], 70, -32, { at: 250, rise: 20 }),
];

export const BEDS: Record<BedName, Bed> = {
  water: {
    drones: [air(-30, soft(320), 0.11, 0.7), air(-38, band(700, undefined, 0.6), 0.17, 0.9)],
    grains: [{ tones: [hiss(900, -32, band(420, 260, 1.4), { rise: 350 })], every: 4, vary: 0.3 }],
  },
  wind: {
    drones: [air(-30, band(300, undefined, 0.8), 0.06, 0.8), air(-40, band(760, undefined, 3), 0.13, 0.95)],
    grains: [{ tones: [hiss(1800, -34, band(420, 620, 4), { rise: 800 })], every: 9, vary: 0.3 }],
  },
  hum: { drones: [mains(50, -27), mains(100, -33), mains(149, -41), air(-44, soft(400), 0.05, 0.4)], grains: [] },
  drip: {
    drones: [air(-42, soft(260), 0.05, 0.5), mains(60, -36)],
    grains: [
      { tones: drop(620), every: 3.1, vary: 0.25 },
      { tones: drop(910), every: 7.7, vary: 0.15 },
    ],
  },
  fans: { drones: [air(-33, band(210, undefined, 0.7), 0.4, 0.25), mains(74, -32), mains(111, -38)], grains: [] },
  dawn: {
    drones: [air(-38, band(340, undefined, 0.8), 0.07, 0.8)],
    grains: [
      { tones: chirp(1900, 2500), every: 5.3, vary: 0.08 },
      { tones: chirp(1500, 1800), every: 8.9, vary: 0.08 },
    ],
  },
  fire: {
    drones: [air(-28, soft(120), 0.21, 0.5), air(-40, band(520), 0.5, 0.8)],
    grains: [{ tones: [hiss(30, -32, band(1100)), hiss(24, -36, band(1500), { at: 70 })], every: 1.9, vary: 0.3 }],
  },
  clock: {
    drones: [air(-46, soft(300), 0.05, 0.4)],
    grains: [{ tones: [hiss(16, -32, band(1500, undefined, 3)), tone('sine', 190, 30, -32)], every: 1, vary: 0.02 }],
  },
  grid: {
    drones: [mains(110, -34), mains(164.8, -38), { wave: 'sine', from: 440, db: -52, sway: { hz: 0.09, depth: 0.9 } }],
    grains: [],
  },
  carrier: { drones: [air(-42, band(1500, undefined, 0.6), 0.9, 0.4), mains(120, -44)], grains: [] },
};

const AROUND: Record<string, BedName> = {
  dock: 'water',
  heliport: 'wind',
  cells: 'drip',
  warheads: 'hum',
  glacier: 'wind',
  furnace: 'fire',
  lab: 'fans',
  office: 'clock',
  hangar: 'fans',
  roof: 'wind',
};

/** What is heard around a place of this look. Where the grounds end in a drop it dawns. */
export function bedOf(look: string, hasDrops: boolean): BedName {
  return look === 'roof' && hasDrops ? 'dawn' : (AROUND[look] ?? 'grid');
}
