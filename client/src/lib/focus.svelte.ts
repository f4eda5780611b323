// Where the focus of the keyboard goes when the control that had it is no more.

import { tick } from 'svelte';
import { on } from 'svelte/events';

const CONTROLS = ':is(button, input, select, [tabindex="0"])';

/**
 * When a question gives way to the next, and the focus was on it, the first control of the new one that can be used gets the
 * focus, else the map.
 * Controls that stay keep it, and so does whatever else has it. Call while a component is set up.
 */
export function keepFocusIn(area: string, changed: () => unknown): void {
  let wasInside = false;

  $effect.pre(() => {
    changed();
    wasInside = document.activeElement?.closest(area) != null && document.activeElement.matches(':focus-visible');
  });
  $effect(() => {
    changed();
    if (!wasInside || document.activeElement !== document.body) return;
    const controls = [...document.querySelectorAll<HTMLElement>(`${area} ${CONTROLS}`)];
    const first =
      controls.find((each) => each.getAttribute('aria-disabled') !== 'true') ?? cellInReach() ?? controls[0];
    first?.focus({ preventScroll: true });
  });
}

/** The space of the map that the keyboard is at, or would come to. */
export function cellInReach(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
}

/**
 * Attach to what may go away when something in it is pressed. The focus goes on to what it wants pressed next; else back to where it
 * came from; else to the map.
 */
export function giveFocusBack(node: HTMLElement) {
  let before: EventTarget | null = null;

  const offs = [
    on(node, 'focusin', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && node.contains(relatedTarget))) before = relatedTarget;
    }),
    on(node, 'click', async () => {
      const isByKey = document.activeElement?.matches(':focus-visible');
      await tick();
      for (const place of [node.querySelector('.primary'), before, cellInReach()]) {
        const isLost = isByKey && document.activeElement === document.body;
        if (isLost && place instanceof HTMLElement) place.focus({ preventScroll: true });
      }
    }),
  ];
  return () => {
    for (const off of offs) off();
  };
}
