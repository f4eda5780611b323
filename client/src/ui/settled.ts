// Nothing that acts appears under a pointer: a control that came to lie under a mouse or finger that rests there is not
// pressed by it for a moment. Whoever moves there, or uses the keyboard, means it.

import { MOMENT } from '../lib/moment';

/** Pixels that a resting hand may wander. */
const SLACK = { mouse: 4, finger: 24 };
const CONTROLS = 'button, a[href], input, select, summary, [role="button"], [role="menuitem"], [role="tab"]';
/** Ways in which a control may come or go. */
const WATCHED = { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'hidden', 'open'] };

interface Rest {
  x: number;
  y: number;
  slack: number;
  /** What lies there, and since when it does. */
  control: string;
  since: number;
}

/** Watches all controls of a page. Returns how to stop. */
export function guardPresses(page: Document = document, now: () => number = () => performance.now()): () => void {
  const names = new WeakMap<Element, number>();
  let named = 0;
  let rest: Rest | null = null;
  let isLooking = false;
  let settling: ReturnType<typeof setTimeout> | undefined;

  /** A control by what it is and does: one node may become another option. */
  function controlAt(x: number, y: number): string {
    const control = page.elementFromPoint(x, y)?.closest(CONTROLS);
    if (!control) return '';
    if (!names.has(control)) names.set(control, ++named);
    return `${names.get(control)} ${control.getAttribute('data-testid') ?? ''}`;
  }

  function isHere({ clientX, clientY }: MouseEvent): boolean {
    return rest !== null && Math.hypot(clientX - rest.x, clientY - rest.y) <= rest.slack;
  }

  /** The hand came here now, to whatever lies here. */
  function arrive({ clientX: x, clientY: y, pointerType }: PointerEvent): void {
    const slack = pointerType === 'mouse' ? SLACK.mouse : SLACK.finger;
    rest = { x, y, slack, control: controlAt(x, y), since: Number.NEGATIVE_INFINITY };
  }

  function move(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && !isHere(event)) arrive(event);
  }

  function press(event: PointerEvent): void {
    if (!isHere(event)) arrive(event);
    else look();
  }

  /** Whether something else lies under the hand by now. */
  function look(): void {
    isLooking = false;
    if (!rest) return;
    const control = controlAt(rest.x, rest.y);
    if (control === rest.control) return;
    rest = { ...rest, control, since: now() };
    if (control) settle();
  }

  /** The page says as long as a press would not count. */
  function settle(): void {
    page.documentElement.dataset.settling = '';
    clearTimeout(settling);
    settling = setTimeout(() => delete page.documentElement.dataset.settling, MOMENT);
  }

  function changed(): void {
    if (isLooking || !rest) return;
    isLooking = true;
    requestAnimationFrame(look);
  }

  /** By keyboard a click has no place of its own. */
  function click(event: MouseEvent): void {
    if (event.detail === 0 || !rest?.control || !isHere(event) || now() - rest.since >= MOMENT) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  const observer = new MutationObserver(changed);
  observer.observe(page, WATCHED);
  page.addEventListener('pointermove', move, true);
  page.addEventListener('pointerdown', press, true);
  page.addEventListener('click', click, true);
  return () => {
    observer.disconnect();
    clearTimeout(settling);
    page.removeEventListener('pointermove', move, true);
    page.removeEventListener('pointerdown', press, true);
    page.removeEventListener('click', click, true);
  };
}
