// The end of a turn: what it would bring on, each with its rule (D18).

import { previewOf } from '../../lib/caution';
import type { Hand } from '../../lib/hand.svelte';
import { RULES } from '../../lib/risks';
import type { Room } from '../../lib/room.svelte';
import { show } from '../../lib/view.svelte';
import { percent, t } from '../../lib/words.svelte';
import type { Hero, Preview, Risk } from '../../wire';

export interface Consequence {
  words: string;
  rule: string;
  isWarning: boolean;
}

export function consequences(hero: Hero | undefined, preview: Preview | undefined): Consequence[] {
  const left = hero ? hero.actions - hero.spent : 0;
  const found = (preview?.risks ?? []).map((risk: Risk) => ({
    words: t(`play-end-${risk}`, { left }),
    rule: RULES[risk],
    isWarning: true,
  }));
  const count = (hero?.noisy ?? 0) + (hero?.hostages ?? 0);
  if (!count) return found;
  const chance = preview?.noise_chance ?? 0;
  const words = chance ? t('play-end-noise', { count, chance: percent(chance) }) : t('play-end-no-noise');
  return [...found, { words, rule: 'ATT-5', isWarning: chance > 0 }];
}

/** The chance that the end of the turn is heard, which its button tells; 0 where nobody listens. */
export function heardAtEnd(room: Room): number {
  const choice = room.choice('end');
  return (choice && previewOf(room, choice)?.noise_chance) ?? 0;
}

/** Ends the turn, or shows first what may have been forgotten. Noise is told by the button. */
export async function endTurn(room: Room, hand: Hand): Promise<void> {
  const choice = room.choice('end');
  if (!choice) return;
  if (!room.mine) {
    await hand.refuse(choice.text);
    return;
  }
  if (hand.needsTwoSteps(choice)) show('end');
  else await hand.commit(choice, []);
}
