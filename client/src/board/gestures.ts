// Fingers and mice on the board: a tap, a long press, a drag, a pinch, the wheel. What they mean is said elsewhere.

import type { View } from './view.svelte';

const SLACK = 6; // pixels that a tap may wander
const LONG = 400; // milliseconds of a long press
const WHEEL = 0.0016;

export interface Meanings {
  hover(space: string, isAlt: boolean): void;
  tap(space: string): void;
  inspect(space: string): void;
  byTouch(touch: boolean): void;
}

interface Finger {
  x: number;
  y: number;
}

/** Attach to the window of the board. */
export function gestures(view: View, meanings: Meanings) {
  return (node: HTMLElement) => {
    const fingers = new Map<number, Finger>();
    let press: { x: number; y: number; space: string | null; timer: ReturnType<typeof setTimeout> } | null = null;
    let dragging = false;

    function at(event: PointerEvent | WheelEvent | MouseEvent): Finger {
      const box = node.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    }

    function release(): void {
      if (press) clearTimeout(press.timer);
      press = null;
    }

    function down(event: PointerEvent): void {
      if (isControl(event) || (event.pointerType === 'mouse' && event.button === 2)) return;
      meanings.byTouch(event.pointerType === 'touch');
      const finger = at(event);
      fingers.set(event.pointerId, finger);
      release();
      dragging = fingers.size > 1;
      if (dragging || event.button === 1) return;
      const space = view.spaceAt(finger.x, finger.y);
      const timer = setTimeout(() => {
        if (space && event.pointerType !== 'mouse') meanings.inspect(space);
        release();
      }, LONG);
      // a mouse may rest as long as it likes
      if (event.pointerType === 'mouse') clearTimeout(timer);
      press = { ...finger, space, timer };
    }

    function move(event: PointerEvent): void {
      const now = at(event);
      const before = fingers.get(event.pointerId);
      if (!before) {
        if (event.pointerType === 'mouse' && !isControl(event))
          meanings.hover(view.spaceAt(now.x, now.y) ?? '', event.altKey);
        return;
      }
      if (!dragging && press && Math.hypot(now.x - press.x, now.y - press.y) < SLACK) return;
      if (!dragging) {
        dragging = true;
        release();
        node.setPointerCapture(event.pointerId);
      }
      view.held = true;
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const [was, is] = [before, now].map((each) => Math.hypot(each.x - other.x, each.y - other.y));
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
        view.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
        if (was && is) view.zoom(is / was, middle.x, middle.y);
      } else view.pan(now.x - before.x, now.y - before.y);
      fingers.set(event.pointerId, now);
    }

    function up(event: PointerEvent): void {
      if (!fingers.delete(event.pointerId)) return;
      const space = press?.space;
      const isTap = press !== null && !dragging && event.type === 'pointerup';
      release();
      if (!fingers.size) {
        dragging = false;
        view.held = false;
      }
      if (isTap && space) meanings.tap(space);
    }

    function leave(event: PointerEvent): void {
      if (event.pointerType === 'mouse' && !fingers.size) meanings.hover('', false);
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      const { x, y } = at(event);
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      view.zoom(Math.exp(-event.deltaY * lines * WHEEL), x, y);
    }

    function context(event: MouseEvent): void {
      event.preventDefault();
      const { x, y } = at(event);
      const space = view.spaceAt(x, y);
      if (space) meanings.inspect(space);
    }

    /** MB-02: a tap is told once; no click follows that could hit what has just appeared under the finger. */
    function quiet(event: TouchEvent): void {
      if (!isControl(event) && event.cancelable) event.preventDefault();
    }

    node.addEventListener('touchend', quiet, { passive: false });
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', up);
    node.addEventListener('pointerleave', leave);
    node.addEventListener('wheel', wheel, { passive: false });
    node.addEventListener('contextmenu', context);
    return () => {
      release();
      node.removeEventListener('touchend', quiet);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('pointerleave', leave);
      node.removeEventListener('wheel', wheel);
      node.removeEventListener('contextmenu', context);
    };
  };
}

/** Whether the menu on the board is meant, not the board. */
function isControl(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('.menu') !== null;
}
