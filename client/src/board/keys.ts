// The keys of the board; the list of all keys is in panels/keys.svelte.ts.

import { settings } from '../lib/settings.svelte';
import { onKey } from '../panels/keys.svelte';
import { type Acts, nextSight } from './acts.svelte';
import { flashInteractables } from './flash.svelte';
import { view } from './view.svelte';

/** Listens as long as the board is there: returns how to stop. */
export function boardKeys(acts: Acts): () => void {
  const { layers } = settings;
  const stops = [
    onKey('board.menu', 'Space', () => acts.menu()),
    onKey('board.interactables', 'I', flashInteractables),
    onKey('board.next-guard', 'G', () => acts.nextGuard(1)),
    onKey('board.previous-guard', 'Shift+G', () => acts.nextGuard(-1)),
    onKey('board.why', 'X', () => acts.explain()),
    onKey('board.ping', 'T', () => acts.ping()),
    onKey('board.zoom-in', '+', () => view.zoomIn()),
    onKey('board.zoom-out', '-', () => view.zoomOut()),
    onKey('board.fit', '0', () => view.fit()),
    onKey('board.follow', 'F', () => acts.toggleFollow()),
    onKey('board.pan-up', 'Shift+ArrowUp', () => view.panBySpaces(0, -1)),
    onKey('board.pan-right', 'Shift+ArrowRight', () => view.panBySpaces(1, 0)),
    onKey('board.pan-down', 'Shift+ArrowDown', () => view.panBySpaces(0, 1)),
    onKey('board.pan-left', 'Shift+ArrowLeft', () => view.panBySpaces(-1, 0)),
    onKey('layer.sight', 'V', nextSight),
    onKey('board.path', 'P', () => {
      layers.paths = !layers.paths;
    }),
    onKey('layer.noise', 'N', () => {
      layers.noise = !layers.noise;
    }),
    onKey('layer.order', 'O', () => {
      layers.order = !layers.order;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
