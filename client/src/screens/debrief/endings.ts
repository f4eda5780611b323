// How a stage says it ended. The terminal has the same (terminal/story.py).

import { has, t } from '../../lib/words.svelte';
import type { Position } from '../../wire';

/** What the stage says of its end, if it says anything: of this one, or of its being won or lost. */
export function endingOf(stage: string, position: Pick<Position, 'outcome' | 'boss'>): string {
  const { outcome, boss } = position;
  if (!outcome) return '';
  const isSpared = outcome.kind === 'won' && boss && boss.damage < boss.health;
  const own = isSpared ? 'spared' : `${outcome.kind}-${outcome.reason}`;
  const key = [own, outcome.kind].map((ending) => `stage-${stage}.${ending}`).find(has);
  return key ? t(key) : '';
}
