// Pressing an action, a card or a token: what has no target is done, what has one is armed, what is closed says why.

import type { Choice, Objection } from '../wire';
import { belongsTo, type Hand } from './hand.svelte';
import type { Room } from './room.svelte';
import { read } from './said';

export class Verbs {
  constructor(
    private readonly room: Room,
    private readonly hand: Hand,
  ) {}

  /** Whether the hero whose dashboard is shown acts now, whoever plays it. */
  get isActing(): boolean {
    const { question } = this.room;
    return question?.hero === this.hand.hero && (question.kind === 'action' || question.kind === 'step');
  }

  options(verb: string): Choice[] {
    if (!this.isActing) return [];
    return this.room.question?.options.filter((each) => belongsTo(each, verb)) ?? [];
  }

  closed(verb: string): Objection | undefined {
    if (!this.isActing) return undefined;
    return this.room.question?.closed.find((each) => belongsTo(read(each.text), verb));
  }

  /** The reason is shown when the button is pointed at, has the focus, or is pressed (IM-03). */
  async explain(verb: string): Promise<void> {
    const { hand, room } = this;
    const objection = this.closed(verb);
    hand.clear();
    if (objection) hand.reasons.why = { ...objection, text: verb };
    else if (!this.isActing) {
      hand.reasons.why = { text: verb, rule: 'ACT-2', reason: 'not-acting', facts: { hero: hand.hero } };
    } else if (!room.mine) hand.refuse(verb);
    else await hand.askWhy(verb);
  }

  isClosed(verb: string): boolean {
    return this.options(verb).length === 0 || !this.room.mine;
  }

  /** What it does, and why it is closed or what it would do: under the pointer, with the focus, under a finger. */
  point(verb: string): void {
    const { hand } = this;
    const options = this.options(verb);
    hand.subject = verb;
    if (this.isClosed(verb) && !hand.aimed && !hand.verb) {
      const { told } = hand.reasons;
      this.explain(verb);
      hand.reasons.told = told;
    } else if (options.length === 1) hand.pointed = options[0] ?? null;
  }

  leave(verb: string): void {
    const { hand } = this;
    hand.subject = '';
    hand.pointed = null;
    if (!this.isClosed(verb) || !(hand.reasons.why || hand.reasons.asking)) return;
    const { told } = hand.reasons;
    hand.clear();
    hand.reasons.why = told;
    hand.reasons.told = told;
  }

  async press(verb: string): Promise<void> {
    const { hand, room } = this;
    hand.subject = verb;
    const options = this.options(verb);
    const [only] = options;
    if (!only || !room.mine) {
      await this.explain(verb);
      hand.reasons.told = hand.reasons.why;
      return;
    }
    if (hand.aimed && belongsTo(hand.aimed, verb)) {
      await hand.commit();
    } else if (options.length > 1) {
      hand.arm(verb);
    } else if (only.spaces?.length) {
      const wasArmed = hand.verb === verb;
      hand.arm(verb);
      if (!wasArmed) hand.aim(only);
    } else {
      await hand.press(only);
    }
  }
}
