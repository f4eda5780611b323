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
  plainMap: false, // no painted floors and walls: lines, as in VR missions
  oddsAs: 'percent' as 'percent' | 'fraction',
  speed: 1 as Speed,
  reducedMotion: 'system' as 'system' | 'on' | 'off',
  autoPan: true,
  autoPause: true, // the theatre stops when a hero is seen, attacked or hurt, or a guard reacts
  volume: { ui: 60, events: 80, turn: 80, ambience: 0 },
  muted: false,
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

const media = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;
const system = $state({ reduced: media?.matches ?? false });
media?.addEventListener('change', () => {
  system.reduced = media.matches;
});

export function motionIsReduced(): boolean {
  return settings.reducedMotion === 'on' || (settings.reducedMotion === 'system' && system.reduced);
}
