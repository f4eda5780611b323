// The tables this browser has a seat at, with what the server says of each.

import type { Summary } from '../wire';
import { Failure, summary } from './api';
import { stageName } from './missions';
import { type KnownRoom, profile } from './profile.svelte';
import { t } from './words.svelte';

const ASKED_FOR = 12; // the newest; the others are asked for when they are opened

export type Word = Summary | 'gone' | 'offline';

/** Who is awaited at a table, oneself first; `nobody` if no answer is. */
export function awaited({ player }: KnownRoom, { waiting_for, players }: Summary): string {
  const me = players.find((each) => each.id === player)?.name;
  const others = waiting_for.filter((each) => each !== me);
  const isMine = me !== undefined && waiting_for.includes(me);
  return [...(isMine ? [t('home-you')] : []), ...others].join(', ') || 'nobody';
}

/** What a table is called on the desk: as its player named it, or by its stage and how it began. */
export function titleOf({ label, kind, stage }: KnownRoom, summary: Summary | undefined): string {
  const title = stageName(summary?.stage ?? stage);
  return label || (kind ? t(`home-table-kind-${kind}`, { title }) : title);
}

export class MyRooms {
  words: Record<string, Word> = $state({});
  isLoading = $state(true);

  async load(): Promise<void> {
    await Promise.all(profile.tables.slice(0, ASKED_FOR).map((each) => this.ask(each)));
    this.isLoading = false;
  }

  /** What is known of a table; undefined as long as the answer is on its way. */
  of(room: KnownRoom): Word | undefined {
    return this.words[room.table];
  }

  /** The newest table whose game is not over, and is not there for a lesson that is. */
  get unfinished(): { seat: KnownRoom; summary: Summary } | undefined {
    for (const seat of profile.tables) {
      const summary = this.words[seat.table];
      if (typeof summary === 'object' && !summary.outcome && !seat.spent) return { seat, summary };
    }
    return undefined;
  }

  private async ask({ table }: KnownRoom): Promise<void> {
    try {
      this.words[table] = await summary(table);
    } catch (error) {
      const isGone = error instanceof Failure && error.code === 'no-such-table';
      this.words[table] = isGone ? 'gone' : 'offline';
    }
  }
}
