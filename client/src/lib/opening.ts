// Opening a room and going there.

import type { NewRoom, Seat } from '../wire';
import { importGame, openRoom } from './api';
import { type KnownRoom, profile, rememberSeat } from './profile.svelte';
import { go } from './router.svelte';
import { t } from './words.svelte';

/** The name others see; one who gave none is called a player. */
export function myName(): string {
  return profile.name.trim() || t('home-nameless');
}

export async function openAndGo(wanted: Omit<NewRoom, 'name'>): Promise<void> {
  arrive(await openRoom({ name: myName(), ...wanted }), wanted.stage ?? '');
}

export async function importAndGo(file: Blob): Promise<void> {
  arrive(await importGame(file, myName()), '', 'import');
}

/** Remembers a seat and goes to its table. */
export function arrive(seat: Seat, stage: string, kind?: KnownRoom['kind']): void {
  rememberSeat(seat, stage, { kind });
  go(`/t/${seat.table}`);
}
