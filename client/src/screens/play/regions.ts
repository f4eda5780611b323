// F6: from one part of the table to the next, and what can have the focus first in it gets it.

import { cellInReach } from '../../lib/focus.svelte';

const FOCUSABLE = 'button, a[href], input, select, textarea, [tabindex="0"]';

const ARROWS = new Set(['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']);

/** Arrows go to the map while nothing else has the focus. Returns whether this was one. */
export function arrowToMap(event: KeyboardEvent): boolean {
  const isPlain = !event.ctrlKey && !event.altKey && !event.shiftKey && !event.metaKey;
  if (!ARROWS.has(event.key) || !isPlain || event.target !== document.body) return false;
  const cell = cellInReach();
  if (!cell || document.querySelector('dialog:modal')) return false;
  event.preventDefault();
  cell.focus({ preventScroll: true });
  cell.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, bubbles: true, cancelable: true }));
  return true;
}

export function nextRegion(by: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')].filter(
    (each) => each.offsetParent !== null && each.querySelector(FOCUSABLE),
  );
  const now = regions.findLastIndex((each) => each.contains(document.activeElement));
  const next = regions[now < 0 ? (by > 0 ? 0 : regions.length - 1) : (now + by + regions.length) % regions.length];
  next?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
}
