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
