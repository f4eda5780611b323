// A sheet at the lower end of a small screen: a finger pulls it down by its first line, and far enough, away.

const FAR = 48; // pixels

/** Attach to the sheet. It is pulled by its `.grip`, where that takes all touches; nothing happens without `away`. */
export function pulledDown(away: (() => void) | undefined) {
  return (node: HTMLElement) => {
    let from: number | null = null;

    function down(event: PointerEvent) {
      const grip = event.target instanceof Element && event.target.closest('.grip');
      const isGripped = grip && getComputedStyle(grip).touchAction === 'none';
      from = away && isGripped && event.pointerType === 'touch' ? event.clientY : null;
      if (from !== null) node.setPointerCapture(event.pointerId);
    }
    function move({ clientY }: PointerEvent) {
      if (from !== null) node.style.translate = `0 ${Math.max(0, clientY - from)}px`;
    }
    function up({ clientY, type }: PointerEvent) {
      const isFar = from !== null && type === 'pointerup' && clientY - from > FAR;
      from = null;
      node.style.translate = '';
      if (isFar) away?.();
    }

    const over = new AbortController();
    const { signal } = over;
    node.addEventListener('pointerdown', down, { signal });
    node.addEventListener('pointermove', move, { signal });
    for (const end of ['pointerup', 'pointercancel'] as const) node.addEventListener(end, up, { signal });
    return () => over.abort();
  };
}
