// Every card there is, as it stands in a campaign: in the Memory Box, a hero's own, or still to be won.

import { waysToWin } from '../../lib/campaigns.svelte';
import { HEROES } from '../../lib/heroes';
import type { CampaignPage, CampaignStage, GearCard } from '../../wire';

export interface Holding {
  card: string;
  printed: GearCard;
  /** `box`: it can be chosen. `own`: a hero brings it along. `won-at`: where it is to be won. `veiled`: nobody knows yet. */
  state: 'box' | 'own' | 'won-at' | 'every-mission' | 'veiled';
  stage: CampaignStage | null;
}

/** What a card is good for, roughly: a filter that players understand without the catalogue. */
const KINDS: Record<string, string[]> = {
  arms: ['pistol', 'rifle', 'launcher', 'cannon', 'melee', 'attachment'],
  bombs: ['grenade', 'mine'],
  healing: ['consumable', 'medicine'],
  worn: ['worn', 'tech', 'box'],
  keys: ['key', 'item'],
};

export const kinds = ['all', ...Object.keys(KINDS)];

export function kindOf(family: string): string {
  return Object.keys(KINDS).find((kind) => KINDS[kind]?.includes(family)) ?? 'keys';
}

export function holdings(page: CampaignPage, catalogue: GearCard[]): Holding[] {
  const ways = waysToWin(page);
  return catalogue.flatMap((printed) => copiesOf(printed).map((card) => holding(card, printed, page, ways)));
}

function copiesOf({ id, copies }: GearCard): string[] {
  return Array.from({ length: copies }, (_, at) => (at ? `${id}-${at + 1}` : id));
}

function holding(card: string, printed: GearCard, page: CampaignPage, ways: Record<string, CampaignStage>): Holding {
  const stage = ways[card] ?? null;
  if (page.memory_box.includes(card)) return { card, printed, state: 'box', stage: null };
  if (card === printed.id && printed.brought_by && (page.heroes.includes(printed.brought_by) || page.unveiled)) {
    return { card, printed, state: 'own', stage: null };
  }
  if (stage) return { card, printed, state: 'won-at', stage };
  return { card, printed, state: card === page.for_every_mission ? 'every-mission' : 'veiled', stage: null };
}

/** Who may carry a card (SET-12, SET-13). */
export function carriers({ heroes, brought_by }: GearCard, card: string): string[] {
  if (heroes.length) return heroes;
  return brought_by && !/-\d+$/.test(card) ? [brought_by] : HEROES;
}

/** Those a filter leaves, what is there first; of veiled ones nothing is told, not even by a filter. */
export function chosen(all: Holding[], hero: string, kind: string): Holding[] {
  const order = ['box', 'own', 'won-at', 'every-mission'];
  return all
    .filter((each) => each.state !== 'veiled')
    .filter((each) => hero === 'all' || carriers(each.printed, each.card).includes(hero))
    .filter((each) => kind === 'all' || kindOf(each.printed.family) === kind)
    .toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
}
