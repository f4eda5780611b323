// The keys of the board; the list of all keys is in lib/keys.svelte.ts.

import { onKey } from '../lib/keys.svelte';
import { settings } from '../lib/settings.svelte';
import { type Acts, nextSight } from './acts.svelte';
import { flashInteractables } from './flash.svelte';
import { view } from './view.svelte';

/** Listens as long as the board is there: returns how to stop. */
export function boardKeys(acts: Acts): () => void {
  const { layers } = settings;
  const stops = [
    onKey('table.confirm', () => acts.enter()),
    onKey('table.back', () => acts.back()),
    onKey('board.menu', () => acts.menu()),
    onKey('board.interactables', flashInteractables),
    onKey('board.next-guard', () => acts.nextGuard(1)),
    onKey('board.previous-guard', () => acts.nextGuard(-1)),
    onKey('board.why', () => acts.explain()),
    onKey('board.ping', () => acts.ping()),
    onKey('board.zoom-in', () => view.zoomIn()),
    onKey('board.zoom-out', () => view.zoomOut()),
    onKey('board.fit', () => view.fit()),
    onKey('board.follow', () => acts.toggleFollow()),
    onKey('board.pan-up', () => view.panBySpaces(0, -1)),
    onKey('board.pan-right', () => view.panBySpaces(1, 0)),
    onKey('board.pan-down', () => view.panBySpaces(0, 1)),
    onKey('board.pan-left', () => view.panBySpaces(-1, 0)),
    onKey('layer.sight', nextSight),
    onKey('board.path', () => {
      layers.paths = !layers.paths;
    }),
    onKey('layer.forecast', () => {
      layers.forecast = !layers.forecast;
    }),
    onKey('layer.noise', () => {
      layers.noise = !layers.noise;
    }),
    onKey('layer.order', () => {
      layers.order = !layers.order;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
