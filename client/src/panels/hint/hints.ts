// Asking for a hint, with a word to the player where none comes.

import type { Aids } from '../../lib/aids.svelte';
import { notify } from '../../lib/view.svelte';
import { t } from '../../lib/words.svelte';

/** Whether it came, and is still wanted. */
export async function hintFrom(aids: Aids, tier: 1 | 2): Promise<boolean> {
  const found = await aids.askHint(tier);
  if (found === undefined) notify(t('aid-unanswered'));
  return Boolean(found);
}
