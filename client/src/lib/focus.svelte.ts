// Where the focus of the keyboard goes when the control that had it is no more.

const CONTROLS = ':is(button, input, select, [tabindex="0"])';

/**
 * When a question gives way to the next, and the focus was on it, the first control of the new one gets the focus.
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
    const first = controls.find((each) => each.getAttribute('aria-disabled') !== 'true') ?? controls[0];
    first?.focus({ preventScroll: true });
  });
}
