// Finding a rule by its id or by words in its title, text or ruling.

import { has, t } from '../../lib/words.svelte';
import type { RuleCard } from '../../wire';

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** The rules meant by this, best first: ids before titles, those that begin with it first, before texts. All of them for an empty search. */
export function search(rules: RuleCard[], words: string): RuleCard[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return rules;
  const id = plain(words);
  const ranked = rules.map((rule) => ({ rule, rank: rankOf(rule, wanted, id) })).filter(({ rank }) => rank > 0);
  return ranked.toSorted((one, other) => other.rank - one.rank).map(({ rule }) => rule);
}

function rankOf(rule: RuleCard, wanted: string[], id: string): number {
  if (plain(rule.id) === id) return 6;
  if (plain(rule.id).startsWith(id)) return 5;
  const title = t(`rule-${rule.id}`).toLowerCase();
  const whole = [title, wordsOf(rule.id, 'text'), wordsOf(rule.id, 'ruling')].join(' ').toLowerCase();
  if (!wanted.every((word) => whole.includes(word))) return 0;
  if (title.startsWith(wanted.join(' '))) return 4;
  if (wanted.every((word) => title.includes(word))) return 3;
  return wanted.some((word) => title.includes(word)) ? 2 : 1;
}

/** The text or the ruling of a rule; empty if it has none. */
export function wordsOf(id: string, part: 'text' | 'ruling'): string {
  return has(`rule-${id}.${part}`) ? t(`rule-${id}.${part}`) : '';
}
