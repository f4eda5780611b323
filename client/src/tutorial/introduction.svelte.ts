// Sixty seconds for a friend who came by a link and has never played: what we want, a turn, being seen, noise, help.

import { type KnownRoom, profile, seatAt } from '../lib/profile.svelte';
import type { icons } from '../ui/icons';

/** Its cards. Words: `introduction-<id>` and its `.text`. */
export const CARDS: { id: string; icon: keyof typeof icons }[] = [
  { id: 'goal', icon: 'target' },
  { id: 'turn', icon: 'footprints' },
  { id: 'seen', icon: 'eye' },
  { id: 'noise', icon: 'ear' },
  { id: 'help', icon: 'circleHelp' },
];

const READ = 'introduction'; // among the cards that were read

/** Whether nobody has played in this browser yet. */
export function isNewcomer(): boolean {
  const { tables, results, campaigns, courses, seen } = profile;
  return ![tables, campaigns, seen, Object.keys(courses), Object.keys(results)].some((each) => each.length);
}

class Introduction {
  page = $state(0);
  /** Somebody wants to read it again. */
  private isOpen = $state(false);

  get card(): (typeof CARDS)[number] {
    return CARDS[this.page] ?? (CARDS[0] as (typeof CARDS)[number]);
  }
  get isLast(): boolean {
    return this.page === CARDS.length - 1;
  }

  isDue(seat: KnownRoom | undefined): boolean {
    return this.isOpen || Boolean(seat?.isNew && !profile.seen.includes(READ));
  }

  begin(): void {
    this.page = 0;
    this.isOpen = true;
  }

  next(): void {
    this.page += 1;
  }

  /** Read, or skipped: it does not come again. What is said to whoever comes late was said. */
  close(room: string): void {
    if (!profile.seen.includes(READ)) profile.seen.push(READ);
    const seat = seatAt(room);
    if (seat?.isNew) Object.assign(seat, { isNew: false, late: false });
    this.isOpen = false;
    this.page = 0;
  }
}

export const introduction = new Introduction();
