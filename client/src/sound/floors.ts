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
  wet: [hiss(60, -17, soft(520)), hiss(110, -19, band(1500, 700, 1.4), { at: 24, rise: 18 })],
  snow: [hiss(150, -17, band(900, 420, 0.8), { rise: 45 }), hiss(70, -28, band(1900, 1300, 2), { at: 60, rise: 25 })],
  ice: [hiss(120, -21, band(1300, 620, 1), { rise: 30 }), tone('sine', [1480, 1320], 60, -30, { at: 14 })],
  tile: [hiss(34, -20, band(1300, undefined, 1.2)), tone('sine', [290, 210], 70, -21)],
  stone: [hiss(40, -19, band(760, undefined, 1)), tone('sine', [150, 96], 80, -19)],
  steel: [
    hiss(26, -23, band(1500)),
    tone('triangle', 413, 190, -24),
    tone('triangle', 1067, 120, -31),
    tone('sine', [128, 92], 90, -19),
  ],
  rubber: [hiss(50, -18, soft(300)), tone('sine', [112, 78], 70, -18), hiss(40, -37, band(1700, 1200, 4), { at: 30 })],
  wood: [
    tone('sine', [196, 118], 90, -16),
    hiss(30, -22, band(540, undefined, 1.6)),
    hiss(60, -39, band(980), { at: 60 }),
  ],
  tar: [hiss(55, -14, band(460, 320, 0.9)), hiss(90, -25, band(1400, 900, 0.9), { at: 12, rise: 14 })],
  grid: [tone('sine', [520, 390], 60, -20), tone('sine', 1040, 40, -32)],
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
  boots: (fall) => [...fall, tone('sine', [86, 58], 90, -18)],
};

const VARY = 0.09;

export const GAITS = Object.keys(STEPS) as Gait[];
export const FLOORS = Object.keys(FALLS) as Floor[];

export function step(gait: Gait, floor: Floor): Cue {
  return { group: 'events', tones: STEPS[gait](FALLS[floor]), vary: VARY };
}
