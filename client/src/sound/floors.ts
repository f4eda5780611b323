// Steps by floor: a place is known by its look, and a floor is heard in every step on it.

import { band, type Cue, hiss, shifted, soft, type Tone, tone } from './cue';

export type Floor = 'wet' | 'snow' | 'ice' | 'tile' | 'stone' | 'steel' | 'rubber' | 'wood' | 'tar' | 'grid';
export type Gait = 'sneak' | 'dash' | 'boots';

const UNDER: Record<string, Floor> = {
  dock: 'wet',
  heliport: 'snow',
  cells: 'tile',
  warheads: 'stone',
  glacier: 'ice',
  furnace: 'steel',
  lab: 'rubber',
  office: 'wood',
  hangar: 'steel',
  roof: 'tar',
};

/** What one walks on in a place of this look; the wireframe of virtual missions is a grid. */
export const floorOf = (look: string): Floor => UNDER[look] ?? 'grid';

/** One footfall on each floor, as a guard's boot makes it: first the heel, then what the floor answers. */
const FALLS: Record<Floor, Tone[]> = {
  wet: [hiss(60, -19, soft(520)), hiss(130, -17, band(1500, 650, 1.6), { at: 20, rise: 18, hold: 20 })],
  snow: [
    hiss(170, -17, band(760, 380, 0.9), { rise: 45, hold: 30 }),
    hiss(80, -24, band(1700, 1200, 2), { at: 60, rise: 25 }),
  ],
  ice: [hiss(110, -23, band(1400, 700, 1.4), { rise: 20 }), tone('sine', [1480, 1320], 130, -25, { at: 10 })],
  tile: [
    hiss(24, -15, band(1700, undefined, 1.6)),
    tone('sine', [1180, 1090], 80, -21),
    tone('sine', [260, 210], 60, -25),
  ],
  stone: [hiss(46, -15, band(620, undefined, 1)), tone('sine', [150, 96], 80, -20)],
  steel: [
    hiss(26, -19, band(1500)),
    tone('triangle', 413, 260, -21, { hold: 20 }),
    tone('triangle', 1067, 180, -27),
    tone('sine', [128, 92], 90, -22),
  ],
  rubber: [
    hiss(60, -17, soft(240)),
    tone('sine', [112, 78], 70, -19),
    tone('sine', [1050, 1330], 50, -32, { at: 34, rise: 14 }),
  ],
  wood: [
    tone('sine', [196, 118], 100, -16, { hold: 12 }),
    hiss(30, -20, band(480, undefined, 2)),
    hiss(70, -31, band(980), { at: 70 }),
  ],
  tar: [hiss(70, -15, band(380, 260, 1.2)), hiss(120, -25, band(800, 560, 1.4), { at: 14, rise: 20, hold: 20 })],
  grid: [tone('sine', [520, 390], 70, -19), tone('sine', 1040, 50, -30)],
};

/** A hand's breadth quieter, and dull: who sneaks does not put the heel down. */
function muffled(each: Tone): Tone {
  const filter = each.filter && {
    ...each.filter,
    hz: each.filter.hz * 0.75,
    to: (each.filter.to ?? each.filter.hz) * 0.7,
  };
  return { ...each, db: each.db - 8, rise: (each.rise ?? 0) + 10, ...(filter && { filter }) };
}

const STEPS: Record<Gait, (fall: Tone[]) => Tone[]> = {
  sneak: (fall) => fall.map(muffled),
  dash: (fall) => [...fall, ...shifted(fall, 95, -2)],
  boots: (fall) => [...fall, tone('sine', [86, 58], 90, -24)],
};

const VARY = 0.09;

export const GAITS = Object.keys(STEPS) as Gait[];
export const FLOORS = Object.keys(FALLS) as Floor[];

export function step(gait: Gait, floor: Floor): Cue {
  return { group: 'events', tones: STEPS[gait](FALLS[floor]), vary: VARY };
}
