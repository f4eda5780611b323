// The choice that led to a loss, in words. The terminal has the same (terminal/verdict.py).

import { cell } from '../../lib/cells';
import { label } from '../../lib/labels';
import { read } from '../../lib/said';
import { t } from '../../lib/words.svelte';
import type { FatalChoice } from '../../wire';

export function choiceWords({ text, space, guard, ...choice }: FatalChoice): string {
  const facts = { ...choice, did: read(text).verb, what: label(text), space: cell(space), guard: guard ?? 0 };
  return t('choice-told', { ...facts, who: kindOf(choice.watcher) });
}

/** Of which kind somebody is who sees or strikes. */
function kindOf(watcher: string): string {
  if (!watcher) return 'nobody';
  return watcher === 'guard' || watcher === 'camera' ? watcher : 'boss';
}
