// What others point at and plan, in words.

import { Register } from '../../board/names';
import { cell } from '../../lib/cells';
import { inWords } from '../../lib/labels';
import { listed } from '../../lib/locale.svelte';
import type { Room } from '../../lib/room.svelte';
import { t } from '../../lib/words.svelte';
import type { Ghost, Pinged } from '../../wire';

/** Who points at which space, and who stands or what lies there. */
export function pingWords(room: Room, { name, space }: Pinged): string {
  const { stage, shown } = room;
  const things = stage && shown ? new Register(stage, shown, [], []).contents(space) : [];
  return [t('ping-said', { name, cell: cell(space) }), ...things].join(' ');
}

export function ghostWords(room: Room, { hero, player, answers }: Ghost): string {
  return t('plan-said', { name: room.player(player)?.name ?? '', hero, what: listed(inWords(answers)) });
}
