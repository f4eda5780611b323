// Whose veil lies over numbers and calls here (RP-07).

import { current, keyOf } from '../lib/campaigns.svelte';
import type { Listener } from '../lib/codec';
import { atTable } from '../lib/hand.svelte';
import type { Table } from '../lib/table.svelte';

/** Who listens at a table: the campaign whose game it is, if this browser leads it; else this browser, at this stage. */
export function listenerAt({ state, stage }: Table): Listener {
  return { campaign: state?.campaign ? keyOf(state.campaign) : undefined, stage: stage?.id ?? '' };
}

/** Who listens in this component: the table it is at, else the campaign at hand. The same as long as nothing of it changes, whatever
 * happens at the table. */
export function listening(): () => Listener {
  const at = atTable();
  const here = $derived(at ? listenerAt(at.table) : { campaign: current(), stage: '' });
  const campaign = $derived(here.campaign);
  const stage = $derived(here.stage);
  const listener = $derived({ campaign, stage });
  return () => listener;
}
