// How a stage says it ended. The terminal has the same (terminal/story.py).

import { has, t } from '../../lib/words.svelte';
import type { Position } from '../../wire';

const LOST_BY: Record<string, string> = { 'hostage killed': 'lost-hostage', 'a guard was killed': 'lost-killing' };

/** What the stage says of its end, if it says anything: of this one, or of its being won or lost. */
export function endingOf(stage: string, position: Pick<Position, 'outcome' | 'boss'>): string {
  const [outcome = '', reason = ''] = position.outcome?.split(': ') ?? [];
  const { boss } = position;
  const own = outcome === 'won' && boss && boss.damage < boss.health ? 'spared' : (LOST_BY[reason] ?? outcome);
  const key = [own, outcome].map((ending) => `stage-${stage}.${ending}`).find(has);
  return key ? t(key) : '';
}
