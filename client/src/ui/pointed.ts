// Whatever can be asked about: under the mouse, with the focus of the keyboard, or under a finger that rests on it.
//
// The focus a finger gives counts for nothing: an answer may move what lies below it, and the tap would go astray.

import { on } from 'svelte/events';

const SLACK = 6; // pixels that a resting finger may wander
const LONG = 400; // milliseconds

/** Attach to a button: `point` when it is asked about, `leave` when mouse or keyboard go on, or the button goes. */
export function pointed(point: () => void, leave: () => void) {
  return (node: HTMLElement) => {
    let isAsked = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let isFocused = false;

    function ask(): void {
      isAsked = true;
      point();
    }

    function goOn(): void {
      isAsked = false;
      leave();
    }

    function enter(event: PointerEvent): void {
      if (event.pointerType === 'mouse') ask();
    }

    function exit(event: PointerEvent): void {
      if (event.pointerType === 'mouse') goOn();
    }

    function focus(): void {
      isFocused = node.matches(':focus-visible');
      if (isFocused) ask();
    }

    function blur(): void {
      if (isFocused) goOn();
      isFocused = false;
    }

    function down(event: PointerEvent): void {
      clearTimeout(timer);
      if (event.pointerType === 'mouse') return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        swallowClick();
        ask();
      }, LONG);
    }

    function move(event: PointerEvent): void {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) up();
    }

    function up(): void {
      clearTimeout(timer);
    }

    // Svelte's own way to listen: a button that goes away while it has the focus says so in the middle of drawing.
    const offs = [
      on(node, 'pointerenter', enter),
      on(node, 'pointerleave', exit),
      on(node, 'focus', focus),
      on(node, 'blur', blur),
      on(node, 'pointerdown', down),
      on(node, 'pointermove', move),
      on(node, 'pointerup', up),
      on(node, 'pointercancel', up),
    ];
    return () => {
      up();
      for (const off of offs) off();
      if (isAsked) leave();
    };
  };
}

/** The click or menu a long press ends with is not meant, wherever it falls; the next touch is. */
function swallowClick(): void {
  const over = new AbortController();

  function swallow(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  const options = { signal: over.signal, capture: true };
  window.addEventListener('click', swallow, options);
  window.addEventListener('contextmenu', swallow, options);
  window.addEventListener('pointerdown', () => over.abort(), options);
  window.addEventListener('keydown', () => over.abort(), options);
}
