// What is shown of something that happens, as data: what, where, how long. State is true before any of it; all of it can be
// skipped, and none of it moves where motion is reduced.

/** How long each act may move, in milliseconds; `sneak`, `dash`, `walk`, `stride` and `treads` are for each space. */
export const TIMES = {
  sneak: 110,
  dash: 110,
  walk: 130,
  turn: 90,
  seen: 420,
  noise: 260,
  takedown: 220,
  hit: 140,
  dice: 450,
  door: 160,
  lift: 300,
  box: 240,
  order: 240,
  stride: 400,
  visor: 180,
  charge: 500,
  treads: 160,
  entrance: 500,
  defeat: 1_400,
  out: 900,
  yours: 200,
} as const;

/** Dice lie for so long after they have rolled. */
export const A_ROLL = 1_500;

/** How long a boss takes for each space, and by what name. */
export function gaitOf(boss: string): 'stride' | 'treads' | 'walk' {
  if (boss === 'rex') return 'stride';
  return boss === 'tank' || boss === 'hind' ? 'treads' : 'walk';
}

/** Of what it is a part: its time is that of the act, and sound goes by its name. */
export type ActName = keyof typeof TIMES;

export type What =
  | 'hush' // everything but two spaces falls back
  | 'line' // of sight, from a lamp to a hero
  | 'bang' // the ! over who has seen somebody
  | 'edge' // the border of the map glows
  | 'fire' // a muzzle, and the line it draws
  | 'blow' // what strikes from beside
  | 'push' // a figure goes back along it
  | 'number' // what it cost; none: it missed
  | 'rim' // the part of a hero's rim that goes dark
  | 'fall' // a guard lies down
  | 'rings' // what is heard, as many as in `text`
  | 'dust' // what a dash leaves
  | 'lift' // a figure sinks here and rises there
  | 'box' // flaps close; eyes open last
  | 'tread' // a machine that walks or rolls
  | 'shake' // the whole map, under its feet
  | 'charge' // where something is about to be fired: the `spaces`
  | 'dark' // the lights go out around a space
  | 'out' // the way out lies open
  | 'boss' // who one is up against
  | 'dice'; // the roll of the event with the number in `text`

export interface Shot {
  act: ActName;
  what: What;
  /** The space it is about, and where it comes from; empty: the whole map, nowhere. */
  at: string;
  from: string;
  /** Who moves, by the name of the figure on the map. */
  figure: string;
  /** What is written, or counted. */
  text: string;
  spaces: string[];
  /** Milliseconds until it begins, in which it moves, and for which it then stands still to be read. */
  after: number;
  ms: number;
  stays: number;
}

/** Acts at the end of a fight or a stage: what comes after waits for them. */
export const CLOSING: ReadonlySet<ActName> = new Set<ActName>(['defeat', 'out']);

/** One that is shown, with a number of its own. */
export interface Shown extends Shot {
  key: number;
}
