// The lines of the log in words.

import { cell } from '../../lib/cells';
import { t } from '../../lib/words.svelte';
import { text } from '../../theatre/acts';
import { cardText, say, storyOf } from '../../theatre/captions';
import type { Told } from '../../wire';
import type { Entry, Group } from './entries';

/** `stage` may have words of its own for its events. */
export function entryWords(entry: Entry, stage: string): string {
  const [first] = entry.events;
  if (!first) return '';
  if (first.kind === 'BossCardRevealed') return revealed(first);
  if (entry.events.length === 1) return `${say(first)} ${storyOf(first, stage)}`.trim();
  const way = [text(first.facts.start), ...entry.events.map((each) => text(each.facts.end))].map(cell).join(' → ');
  return t('log-moves', { way, facing: text(entry.events.at(-1)?.facts.facing) });
}

/** A boss's card, and what it says. */
function revealed(event: Told): string {
  return `${say(event)} ${cardText(text(event.facts.card), text(event.facts.side), Number(event.facts.number))}`.trim();
}

export function groupWords(group: Group): string {
  if (group.kind === 'turn') return t('log-turn', { hero: group.hero });
  if (group.kind === 'opening' || !group.head) return t('log-opening');
  if (group.kind === 'order') return say(group.head);
  if (group.kind === 'boss') return revealed(group.head);
  const mode = t(`theatre-mode-${group.act?.mode ?? 'look'}`);
  return t('log-guard', { number: group.head.guard ?? 0, mode, space: cell(text(group.head.facts.space)) });
}

/** A group in a sentence or two, for those who listen: as much as they want to hear. */
export function spokenGroup(group: Group, verbosity: 'brief' | 'normal' | 'full', stage: string): string {
  const told = (entry: Entry) => entryWords(entry, stage);
  const grave = group.entries.filter((each) => each.tone === 'alert' || each.tone === 'good');
  if (verbosity === 'brief') return grave.map(told).join(' ');
  const heard = verbosity === 'full' ? group.entries : [...new Set([...grave, ...group.entries.slice(-1)])];
  const inOrder = group.entries.filter((each) => heard.includes(each));
  return [...(group.head ? [groupWords(group)] : []), ...inOrder.map(told)].join(' ');
}
