// Calling the Codec from the table: about what is in hand or on a space, and by a typed command.

import { thingsAt } from '../../board/here';
import { listenerAt } from '../../codec/listening.svelte';
import { thingOf } from '../../lib/about';
import { callsFor, numberFor, numbersOf } from '../../lib/codec';
import type { InRoom } from '../../lib/hand.svelte';
import type { Room } from '../../lib/room.svelte';
import { side } from '../../lib/side.svelte';

/** The number of what is in hand, else of what is under the cursor; empty if that carries none. */
export async function numberInHand({ room, hand }: InRoom): Promise<string> {
  const { stage, shown } = room;
  const here = stage && shown && hand.space ? thingsAt(stage, shown, hand.space) : [];
  const things = hand.inHand ? [thingOf(hand.inHand)] : here;
  const index = await callsFor(listenerAt(room));
  return things.flatMap((thing) => numbersOf(index, thing))[0] ?? '';
}

/** `codec 05.07`, `codec footsteps`: the call, or what is found, in the drawer. */
export async function callCodec(words: string, room: Room): Promise<void> {
  const number = words ? await numberFor(words, listenerAt(room)) : '';
  if (number) side.open(number);
  else side.search('codec', words);
}
