// Links to a table, and the code one can read out. The code is the name of the table in groups of four.

import type { Seat } from '../wire';

const ID = /^[a-z0-9]{12}$/;

/** `base`: what links begin with, for those they are given to. */
export function inviteLink(room: string, base = location.origin): string {
  return `${base}/t/${room}`;
}

export function watchLink(watch: string, base = location.origin): string {
  return `${base}/w/${watch}`;
}

type Proof = Pick<Seat, 'table' | 'player' | 'token'>;

/** A seat as a link, to go on elsewhere. What proves it stands behind the #: browsers send that to nobody. */
export function seatLink({ table, player, token }: Proof, base = location.origin): string {
  return `${inviteLink(table, base)}#seat=${player}.${token}`;
}

/** The seat such a link brings; null where it brings none, or what cannot be the proof of one: it may be cut off. */
export function seatIn({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): Proof | null {
  const [, table] = /^\/t\/([a-z0-9]+)$/.exec(pathname) ?? [];
  const [, player, token] = /^#seat=(\d+)\.([\w-]{16,120})$/.exec(hash) ?? [];
  return table && player && token ? { table, player: Number(player), token } : null;
}

export function codeOf(room: string): string {
  return room.match(/.{1,4}/g)?.join(' ') ?? room;
}

/** Where a link or a code leads: a path of this page, or null if it is neither. */
export function pathOf(written: string): string | null {
  const text = written.trim();
  const linked = /\/(t|w|replay)\/([a-z0-9]+)\b/i.exec(text);
  if (linked) return `/${linked[1]}/${linked[2]}`.toLowerCase();
  const code = text.replace(/[\s·.-]/g, '').toLowerCase();
  return ID.test(code) ? `/t/${code}` : null;
}
