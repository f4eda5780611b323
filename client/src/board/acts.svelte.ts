// What hands do on the board beyond pressing options: look, jump, point, ask why.

import { distance } from '../lib/cells';
import type { InRoom } from '../lib/hand.svelte';
import { settings } from '../lib/settings.svelte';
import { isShared, pointing } from './pointing.svelte';
import { view } from './view.svelte';

export class Acts {
  /** The space with the keyboard's focus; empty when the board has none. */
  focused = $state('');

  private peeked = ''; // the space explained because Alt is held

  constructor(private readonly at: InRoom) {}

  /** A click, a tap, Enter. A guard is selected by it, whatever else happens there. */
  async act(space: string): Promise<void> {
    const { room, hand } = this.at;
    if (pointing.on && isShared(room)) {
      pointing.on = false;
      room.ping(space);
      return;
    }
    if (room.theatre?.covers) {
      // AN-04: a click goes on with the play, or back to the present
      if (room.theatre.running) room.theatre.goOn();
      else room.theatre.finish();
      return;
    }
    const isStillMeant = hand.meaning();
    if (hand.planning.isOn) await hand.planning.look();
    if (!isStillMeant()) return;
    const isNothingThere = !hand.offers.intentsAt(space).length;
    const guard = this.guardAt(space);
    hand.cursor = space;
    if (guard !== undefined) hand.guard = isNothingThere && hand.guard === guard ? null : guard;
    const hero = room.shown?.heroes.find((each) => each.space === space);
    if (hero && isNothingThere) hand.look(hero.id);
    else if (isNothingThere && room.mine && hand.offers.isActing && hand.offers.isBoss(space)) hand.menu = space;
    else if (guard === undefined || !isNothingThere) await hand.act(space);
  }

  /** Enter, wherever the focus is: what is aimed at, a roll as it lies, else the obvious thing where the cursor is. */
  enter(): void {
    const { hand } = this.at;
    if (!hand.enter() && hand.cursor) this.act(hand.cursor);
  }

  /** Esc: out of what is not the present first, then one level back in the hand. Never a commit. */
  back(): void {
    const { room, hand } = this.at;
    if (pointing.on) {
      pointing.on = false;
      return;
    }
    if (room.theatre?.leave() || hand.back()) return;
    room.aids.closeHint();
  }

  /** A right click, a long press: looks and does nothing. Where several ways lead there, they are listed. */
  inspect(space: string): void {
    const { hand } = this.at;
    hand.cursor = space;
    hand.guard = this.guardAt(space) ?? null;
    if (!hand.touch && hand.offers.intentsAt(space).length > 1) hand.menu = space;
    view.show(space);
  }

  menu(): void {
    const { hand } = this.at;
    if (hand.space) hand.menu = hand.menu === hand.space ? '' : hand.space;
  }

  /** The next guard in the order in which they act, else by number. */
  nextGuard(by: 1 | -1): void {
    const { room, hand } = this.at;
    const guards = room.shown?.guards ?? [];
    const order = new Map(room.aids.given?.plans.map((each) => [each.guard, each.order]));
    const rank = (id: number) => order.get(id) ?? 1000 + id;
    const ids = guards.map((each) => each.id).sort((one, other) => rank(one) - rank(other));
    const now = ids.indexOf(hand.guard ?? -1);
    const next = ids[now < 0 ? (by > 0 ? 0 : ids.length - 1) : (now + by + ids.length) % ids.length];
    const guard = guards.find((each) => each.id === next);
    if (!guard) return;
    hand.guard = guard.id;
    this.jump(guard.space);
  }

  /** Puts the cursor on a space, and the focus with it. */
  jump(space: string): void {
    this.at.hand.cursor = space;
    view.show(space);
    document.getElementById(cellId(space))?.focus({ preventScroll: true });
  }

  /** `X`: explains the sight of one watcher on this space, then of the next; those who see it come first. */
  explain(): void {
    const { hand } = this.at;
    const target = hand.space || this.heroSpace;
    const spaces = this.watchersOf(target);
    const now = hand.explained?.target === target ? spaces.indexOf(hand.explained.watcher) : -1;
    const watcher = spaces[now + 1];
    hand.explained = watcher ? { watcher, target } : null;
  }

  /** While Alt is held the space under the pointer is explained, whichever that is (OV-02). */
  peek(isHeld: boolean): void {
    const { hand } = this.at;
    const target = isHeld ? hand.hovered : '';
    if (target === this.peeked) return;
    const [watcher] = target ? this.watchersOf(target) : [];
    hand.explained = watcher ? { watcher, target } : null;
    this.peeked = target;
  }

  /** Where those are who might see a space, the telling ones first. */
  private watchersOf(target: string): string[] {
    const { room, hand } = this.at;
    if (!target || !room.shown) return [];
    const { watchers, guards } = room.shown;
    const selected = guards.find((each) => each.id === hand.guard)?.space;
    const near = (space: string) => (space === selected ? -1 : distance(space, target));
    return watchers
      .filter((each) => each.kind !== 'trap' && each.kind !== 'boss' && each.space !== target)
      .toSorted(
        (one, other) =>
          Number(other.sees.includes(target)) - Number(one.sees.includes(target)) ||
          near(one.space) - near(other.space),
      )
      .map((each) => each.space);
  }

  ping(): void {
    const { room, hand } = this.at;
    if (hand.space) room.ping(hand.space);
  }

  toggleFollow(): void {
    settings.autoPan = !settings.autoPan;
    if (settings.autoPan && this.heroSpace) view.show(this.heroSpace);
  }

  /** Where the hero is whom the map is about: who acts, and for those who wait the one they look at. */
  get heroSpace(): string {
    const { room, hand } = this.at;
    const { me, shown } = room;
    const isWaiting = me?.heroes.length && !me.heroes.includes(shown?.turn ?? '');
    const wanted = isWaiting ? hand.hero : (shown?.turn ?? hand.hero);
    return room.shown?.heroes.find((each) => each.id === wanted)?.space ?? '';
  }

  private guardAt(space: string): number | undefined {
    return this.at.room.shown?.guards.find((each) => each.space === space)?.id;
  }
}

export function cellId(space: string): string {
  return `cell-${space}`;
}

const SIGHTS = ['off', 'union', 'each'] as const;

/** `V`: off, union, one by one. */
export function nextSight(): void {
  const { layers } = settings;
  layers.sight = SIGHTS[(SIGHTS.indexOf(layers.sight) + 1) % SIGHTS.length] ?? 'union';
}
