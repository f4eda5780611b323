// The same game once more: who played, and as the table agreed.

import type { Room } from '../../../lib/room.svelte';
import type { NewCampaignGame } from '../../../wire';

export function sameAgain(room: Room, seed: number | null): Omit<NewCampaignGame, 'name'> {
  return {
    stage: room.stage?.id ?? '',
    heroes: room.position?.heroes.map((hero) => hero.id) ?? [],
    bots: room.state?.bots ?? {},
    seed,
    options: room.welcome?.options ?? null,
    alone: (room.state?.players.length ?? 1) < 2,
  };
}
