// Whose veil lies over numbers and calls here (RP-07).

import { current, keyOf } from '../lib/campaigns.svelte';
import type { Listener } from '../lib/codec';
import { inRoom } from '../lib/hand.svelte';
import type { Room } from '../lib/room.svelte';

/** Who listens in a room: the campaign whose game it is, if this browser leads it; else this browser, at this stage. */
export function listenerAt({ state, stage }: Room): Listener {
  return { campaign: state?.campaign ? keyOf(state.campaign) : undefined, stage: stage?.id ?? '' };
}

/** Who listens in this component: the room it is in, else the campaign at hand. The same as long as nothing of it changes,
 * whatever happens there. */
export function listening(): () => Listener {
  const at = inRoom();
  const here = $derived(at ? listenerAt(at.room) : { campaign: current(), stage: '' });
  const campaign = $derived(here.campaign);
  const stage = $derived(here.stage);
  const listener = $derived({ campaign, stage });
  return () => listener;
}
