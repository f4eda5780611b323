// Going on elsewhere: a link that brings a seat along, and what links begin with for other devices.

import { outside } from './api';
import { seatIn } from './invite';
import { rememberSeat, seatAt } from './profile.svelte';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Takes up the seat the address brings, and takes it out of the address bar at once: there stands only the table (LB-01). */
export function takeUpSeat(): void {
  const seat = seatIn(location);
  if (!seat) return;
  history.replaceState(history.state, '', location.pathname);
  const known = seatAt(seat.table);
  if (!known) rememberSeat({ ...seat, watch: '' }, '');
  else if (known.token !== seat.token) {
    known.before ??= { player: known.player, token: known.token }; // the link may be wrong, and there is no other copy
    known.player = seat.player;
    known.token = seat.token;
  }
}

/** The table took this seat: what it replaced is over. */
export function keepSeat(room: string, token: string | null): void {
  const known = seatAt(room);
  if (known?.before && known.token === token) delete known.before;
}

/** The table knows no such seat: the one it replaced is back. */
export function returnSeat(room: string, token: string | null): void {
  const known = seatAt(room);
  if (!known?.before || known.token !== token) return;
  Object.assign(known, known.before);
  delete known.before;
}

/** For the whole visit: such a link may also be pasted over the address of the same table. */
export function takeUpSeats(): void {
  takeUpSeat();
  window.addEventListener('hashchange', takeUpSeat);
}

/** What links for other devices begin with; empty where none can come in. */
export async function baseForOthers(): Promise<string> {
  return LOOPBACK.has(location.hostname) ? (await outside()).address : location.origin;
}
