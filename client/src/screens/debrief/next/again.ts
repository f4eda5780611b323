// The same game once more: who played, and as the table agreed.

import type { Table } from '../../../lib/table.svelte';
import type { NewCampaignGame } from '../../../wire';

export function sameAgain(table: Table, seed: number | null): Omit<NewCampaignGame, 'name'> {
  return {
    stage: table.stage?.id ?? '',
    heroes: table.position?.heroes.map((hero) => hero.id) ?? [],
    bots: table.state?.bots ?? {},
    seed,
    options: table.welcome?.options ?? null,
    alone: (table.state?.players.length ?? 1) < 2,
  };
}
