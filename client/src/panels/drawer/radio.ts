// Calling the Codec from the table: about what is in hand or on a space, and by a typed command.

import { thingsAt } from '../../board/here';
import { listenerAt } from '../../codec/listening.svelte';
import { thingOf } from '../../lib/about';
import { callsFor, numberFor, numbersOf } from '../../lib/codec';
import type { AtTable } from '../../lib/hand.svelte';
import { side } from '../../lib/side.svelte';
import type { Table } from '../../lib/table.svelte';

/** The number of what is in hand, else of what is under the cursor; empty if that carries none. */
export async function numberInHand({ table, hand }: AtTable): Promise<string> {
  const { stage, shown } = table;
  const here = stage && shown && hand.space ? thingsAt(stage, shown, hand.space) : [];
  const things = hand.inHand ? [thingOf(hand.inHand)] : here;
  const index = await callsFor(listenerAt(table));
  return things.flatMap((thing) => numbersOf(index, thing))[0] ?? '';
}

/** `codec 05.07`, `codec footsteps`: the call, or what is found, in the drawer. */
export async function callCodec(words: string, table: Table): Promise<void> {
  const number = words ? await numberFor(words, listenerAt(table)) : '';
  if (number) side.open(number);
  else side.search('codec', words);
}
