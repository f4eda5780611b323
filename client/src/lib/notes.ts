// Short notes beside options: what the previews know of them.

import type { Choice, Position, Preview, Told } from '../wire';
import { cell } from './cells';
import { t } from './words.svelte';

/** Heroes that would be seen, by the events that surely follow. */
export function seen(events: Told[] = []): string[] {
  return [...new Set(events.filter((each) => each.kind === 'Seen').map((each) => String(each.facts.hero)))];
}

/** What a choice for a guard would bring on (D22, D23). */
export function consequence(preview: Preview | undefined): string {
  const heroes = seen(preview?.events);
  if (heroes.length) return heroes.map((hero) => t('play-note-sees', { hero })).join(', ');
  return preview?.reveals ? t('play-note-unknown') : '';
}

/** Where a guard stops on its way, and which way it then looks, as far as that is sure: it may turn where it stands. */
export function stop(preview: Preview | undefined): string {
  const events = preview?.events ?? [];
  const at = events.findLastIndex((each) => each.kind === 'GuardMoved' || each.kind === 'GuardLeapt');
  if (at < 0) return '';
  const space = String(events[at]?.facts.end);
  const turned = events.slice(at).findLast(({ facts }) => facts.space === space && facts.facing)?.facts;
  return t('play-note-stops', { space: cell(space), facing: String((turned ?? events[at]?.facts)?.facing) });
}

/** The spaces that something flies over where an option sends it, from its start to its end, as far as that is sure. */
export function flight(preview: Preview | undefined): string[] {
  const flown = preview?.events?.filter(({ facts }) => facts.start && facts.end) ?? [];
  return flown.length ? [String(flown[0]?.facts.start), ...flown.map(({ facts }) => String(facts.end))] : [];
}

/** Tokens on the card an option names. */
export function tokensOn(choice: Choice, position: Position | null): string {
  const cards = position?.heroes.flatMap((hero) => hero.gear) ?? [];
  const card = cards.find((each) => each.id === choice.parts.gear);
  return card ? t('play-tokens', { tokens: card.tokens, printed: card.printed }) : '';
}
