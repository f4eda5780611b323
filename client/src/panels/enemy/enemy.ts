// The other side in words: Order cards and what guards are up to.

import { cell } from '../../lib/cells';
import { name, t } from '../../lib/words.svelte';
import type { Guard, GuardPlan } from '../../wire';

/** An Order card such as `radio-in 4/3 left flip`. */
export function cardWords(card: string): string {
  const [action = '', numbers = '', arrow = '', flip = ''] = card.split(' ');
  const effect = t(`order-${action}`);
  if (!numbers) return t('enemy-card-over', { action: name(action), effect });
  const [red = '', blue = ''] = numbers.split('/');
  return t('enemy-card', { action: name(action), effect, red, blue, arrow, flip: flip ? 'yes' : 'no' });
}

/** The same in a line of a list: "Radio In 4/3 ↰, cameras flip". */
export function cardBrief(card: string): string {
  const [action = '', numbers = '', arrow = '', flip = ''] = card.split(' ');
  return t('enemy-card-brief', {
    action: name(action),
    numbers: numbers || 'none',
    arrow: arrow || 'none',
    flip: flip ? 'yes' : 'no',
  });
}

/** A Reaction card, with what it makes a guard do. */
export function reactionWords(card: string): string {
  return t('enemy-reaction', { card: name(card), effect: t(`reaction-${card}`) });
}

/** "Investigate Snake’s ? in F8 · 3–5 spaces", as far as it is known. */
export function planWords(guard: Guard, plan: GuardPlan | undefined): string {
  const said = plan ? [[t('enemy-mode', { mode: plan.mode }), ...wherefore(guard, plan)].join(' ')] : [];
  if (guard.activated) said.push(t('enemy-done'));
  if (guard.damage) said.push(t('enemy-damage', { damage: guard.damage }));
  return said.join(' · ') || cell(guard.space);
}

function wherefore(guard: Guard, plan: GuardPlan): string[] {
  const said: string[] = [];
  if (plan.token) said.push(t('enemy-token', { token: plan.token, owner: plan.owner }));
  if (plan.target) said.push(t('enemy-target', { space: cell(plan.target) }));
  if (plan.ties.length) said.push(`· ${t('enemy-tied', { count: plan.ties.length })}`);
  else if (!plan.target) said.push(patrol(guard, plan));
  return said;
}

/** Where the stops of all cards lie: the nearest and the farthest end of its way. */
function patrol(guard: Guard, plan: GuardPlan): string {
  const ends = [...new Set(Object.values(plan.stops))];
  const last = plan.way.at(-1);
  if (!last) return t('enemy-stays', { space: cell(guard.space) });
  return t('enemy-goes', { space: (ends.length ? ends : [last]).map(cell).join('–') });
}
