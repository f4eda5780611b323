// What is to be said of a phase that is only foreseen: where the dice would decide, and where it cannot go on.

import { t } from '../lib/words.svelte';
import type { Foreseen } from '../wire';

/** At the step that shows event `n`; `isLast` where the film ends. */
export function foreseenWords(foreseen: Foreseen, n: number, isLast: boolean): string {
  const ends = foreseen.ends || 'whole';
  const attack = foreseen.attacks.find((each) => each.after === n);
  const parts = [
    attack ? t('foresee-attack', { guard: attack.guard ?? 0, hero: attack.hero }) : '',
    foreseen.choices.includes(n) ? t('foresee-choice') : '',
    isLast ? t(`foresee-ends-${ends}`) : '',
  ];
  return parts.filter(Boolean).join(' ');
}
