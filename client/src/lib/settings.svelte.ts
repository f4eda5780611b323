// How this player likes it: kept in this browser, changed on the settings screen, obeyed everywhere.

import { keep, kept, onKept } from './keep';

export type Theme = 'radar' | 'contrast' | 'daylight';
export const SPEEDS = [0.5, 1, 2, 4, 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];
export type Verbosity = 'brief' | 'normal' | 'full';

const defaults = {
  language: '', // empty: as the browser prefers
  theme: 'radar' as Theme,
  scale: 100, // per cent, 80 to 150
  boardLabels: true,
  plainMap: false, // lines and signs instead of drawings
  oddsAs: 'percent' as 'percent' | 'fraction',
  speed: 1 as Speed,
  reducedMotion: 'system' as 'system' | 'on' | 'off',
  calm: false, // a map on which nothing moves by itself
  autoPan: true,
  autoPause: true, // the theatre stops when a hero is seen, attacked or hurt, or a guard reacts
  volume: { ui: 60, events: 80, turn: 80, ambience: 0, score: 0 },
  muted: null as boolean | null, // null: nobody has been asked yet, and nothing sounds
  captions: false,
  notices: false, // the browser tells of one's turn
  twoSteps: 'risky' as 'risky' | 'always', // when a commit takes two steps
  neverAsk: [] as string[], // Focus tokens this player never wants to be asked about
  layers: { sight: 'union' as 'off' | 'union' | 'each', noise: true, order: false, paths: true, forecast: true },
  folded: false, // the panel beside the map
  singleKeys: true,
  keys: {} as Record<string, string>, // remapped: command -> key
  verbosity: 'normal' as Verbosity,
  spacing: false, // wider letters and lines
  spoilers: false,
};

export type Settings = typeof defaults;

function recall(): Settings {
  const known = kept<Partial<Settings>>('settings', {});
  const volume = { ...defaults.volume, ...known.volume };
  return { ...structuredClone(defaults), ...known, volume, layers: { ...defaults.layers, ...known.layers } };
}

export const settings: Settings = $state(recall());

/** Call once, inside an effect root: whatever is changed is kept, and what another tab kept is heard of. */
export function keepSettings(): void {
  $effect(() => keep('settings', $state.snapshot(settings)));
  $effect(() => onKept('settings', () => Object.assign(settings, recall())));
}

export function resetSettings(): void {
  Object.assign(settings, structuredClone(defaults));
}

const wish = (query: string) => (typeof matchMedia === 'function' ? matchMedia(query) : null);
const [less, forced] = [wish('(prefers-reduced-motion: reduce)'), wish('(forced-colors: active)')];
const system = $state({ reduced: less?.matches ?? false, forced: forced?.matches ?? false });
less?.addEventListener('change', () => {
  system.reduced = less.matches;
});
forced?.addEventListener('change', () => {
  system.forced = forced.matches;
});

/** High contrast, ours or that of the system: a map of lines and signs, and no shades. */
export function coloursAreFew(): boolean {
  return settings.theme === 'contrast' || system.forced;
}

/** Whether maps are painted and their figures drawn; else they are lines and signs. */
export function mapIsDrawn(): boolean {
  return !settings.plainMap && !coloursAreFew();
}

export function motionIsReduced(): boolean {
  return settings.reducedMotion === 'on' || (settings.reducedMotion === 'system' && system.reduced);
}

/** Whether nothing on a map may move by itself. */
export function mapIsCalm(): boolean {
  return settings.calm || motionIsReduced();
}
