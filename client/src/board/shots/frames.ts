// How each thing moves that the theatre shows: only by transform and opacity, once, and not at all where motion is reduced.

import type { Attachment } from 'svelte/attachments';
import type { Shot } from '../../lib/shots';
import { isStill, lasting } from '../motion.svelte';

const EASE = 'cubic-bezier(.2, .8, .2, 1)';

const FRAMES = {
  drawn: [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }],
  drops: [{ opacity: 0, transform: 'scale(1.6)' }, { opacity: 1, offset: 0.3 }, { transform: 'scale(1)' }],
  dims: [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }],
  glows: [{ opacity: 0.9 }, { opacity: 0 }],
  fires: [
    { opacity: 1, transform: 'scaleX(0.1)' },
    { opacity: 1, transform: 'scaleX(1)', offset: 0.4 },
    { opacity: 0, transform: 'scaleX(1)' },
  ],
  flares: [
    { opacity: 1, transform: 'scale(0.3)' },
    { opacity: 1, transform: 'scale(1.1)', offset: 0.4 },
    { opacity: 0, transform: 'scale(1)' },
  ],
  rises: [{ opacity: 0, transform: 'translateY(16px) scale(0.7)' }, { opacity: 1, offset: 0.4 }, { transform: 'none' }],
  fades: [{ opacity: 1 }, { opacity: 0 }],
  lies: [
    { opacity: 1, transform: 'none' },
    { opacity: 1, transform: 'rotate(55deg) scale(0.92)', offset: 0.7 },
    { opacity: 0, transform: 'rotate(90deg) scale(0.9)' },
  ],
  pops: [
    { opacity: 0, transform: 'scale(0)' },
    { opacity: 0, transform: 'scale(0)', offset: 0.5 },
    { opacity: 1, transform: 'scale(1.7)', offset: 0.85 },
    { opacity: 0, transform: 'scale(1)' },
  ],
  rings: [
    { opacity: 0.9, transform: 'scale(0.25)' },
    { opacity: 0, transform: 'scale(1)' },
  ],
  settles: [
    { opacity: 0.55, transform: 'scale(0.5)' },
    { opacity: 0, transform: 'scale(1.5)' },
  ],
  closes: [{ transform: 'scaleY(0)' }, { transform: 'scaleY(1)', offset: 0.6 }, { transform: 'scaleY(1)' }],
  opens: [
    { opacity: 0, transform: 'scaleY(0)' },
    { opacity: 0, transform: 'scaleY(0)', offset: 0.65 },
    { opacity: 1, transform: 'none' },
  ],
  charges: [{ opacity: 0 }, { opacity: 0.5, offset: 0.75 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }],
  dusks: [{ opacity: 0 }, { opacity: 1, offset: 0.4 }, { opacity: 1 }],
  dawns: [
    { opacity: 0, transform: 'scaleY(0.1)' },
    { opacity: 1, transform: 'scaleY(1)', offset: 0.5 },
    { opacity: 0.7, transform: 'scaleY(1)' },
  ],
  leaves: [
    { opacity: 0, transform: 'translateX(-16px)' },
    { opacity: 1, offset: 0.4 },
    { opacity: 0, transform: 'translateX(14px)' },
  ],
  closesIn: [
    { transform: 'scale(14)', easing: 'steps(6)' },
    { transform: 'scale(0.4)', offset: 0.4 },
    { transform: 'scale(0.4)' },
  ],
  sinks: [
    { opacity: 1, transform: 'none' },
    { opacity: 1, transform: 'rotate(14deg) scale(0.94)', offset: 0.4 },
    { opacity: 0, transform: 'rotate(14deg) scale(0.94)', offset: 0.5 },
    { opacity: 0 },
  ],
  darkens: [{ opacity: 0 }, { opacity: 0, offset: 0.38 }, { opacity: 1, offset: 0.46 }, { opacity: 1 }],
} satisfies Record<string, Keyframe[]>;

export type Motion = keyof typeof FRAMES;

/** Moves what it is attached to, for as long as the picture says. */
export function moving(motion: Motion, { after, ms }: Pick<Shot, 'after' | 'ms'>, easing = EASE): Attachment<Element> {
  return (element) => {
    if (isStill()) return;
    const timing = { delay: lasting(after), duration: lasting(ms), easing, fill: 'both' } as const;
    const animation = element.animate?.(FRAMES[motion], timing);
    return () => animation?.cancel();
  };
}

/** Moves a figure, or all of the map, for a moment, on top of what else moves it or instead: it is where the position has it. */
export function nudge(
  { figure, after, ms }: Pick<Shot, 'figure' | 'after' | 'ms'>,
  frames: Keyframe[],
  composite: CompositeOperation = 'add',
): Attachment<Element> {
  return (element) => {
    if (isStill()) return;
    const world = element.closest('.world');
    const moved = figure ? world?.querySelector(`[data-figure="${figure}"]`) : world;
    const timing = { delay: lasting(after), duration: lasting(ms), easing: EASE, composite };
    const animation = moved?.animate?.(frames, timing);
    return () => animation?.cancel();
  };
}
