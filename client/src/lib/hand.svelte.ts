// What this player has in hand, and what comes of it. One grammar everywhere: actor, action, target, and where there is a
// risk a second step.

import { getContext, setContext } from 'svelte';
import type { Choice, Risk } from '../wire';
import { Aiming, MOVES } from './aiming.svelte';
import { isNews, isRevealing, risksOf } from './caution';
import { intended } from './labels';
import type { Intent } from './offers.svelte';
import type { Room } from './room.svelte';
import { textOf } from './said';

export type { Intent } from './offers.svelte';
export { belongsTo } from './said';

/** Done to things: the one thing that can be done at a space is done by a click, as a step is. */
const PLAIN = new Set(['interact', 'hack', 'drag']);

export class Hand extends Aiming {
  /** The walk made last: where it was meant to lead, and the answers before it and after it. */
  private walked = $state.raw({ words: '', from: -1, to: -1 });
  private underWay: Promise<boolean> = Promise.resolve(true);

  /** A click on an option: safe ones are done, risky ones aimed at; the second click on the same one does it. */
  press(choice: Choice, rest: string[] = []): Promise<boolean> {
    if (this.isOthers && !this.planning.has(choice)) return this.refuse(choice.text);
    return this.alone(() => this.take(choice, rest));
  }

  /** A click on a space: the hero goes there; where something can be acted on, what can be done there is listed; else the
   * reason why there is nothing. */
  act(space: string): Promise<boolean> {
    this.subject = '';
    return this.alone(() => this.takeAt(space));
  }

  private async takeAt(space: string): Promise<boolean> {
    const intents = this.offers.intentsAt(space);
    const aimed = intents.find((each) => this.isAimedAt(each.choice, each.rest));
    if (aimed) return this.send(aimed.choice, aimed.rest);
    const [first] = intents;
    this.clear();
    if (!first) {
      await this.askWhy(space);
      return false;
    }
    if (this.isListed(intents)) {
      this.menu = space;
      return false;
    }
    return this.take(first.choice, first.rest);
  }

  /** With nothing in hand a click on an enemy shows what can be done there, and the odds (D7, D8), and a step that takes
   * Focus is named; else where several answers are as obvious. A finger does not see what a pointer sees before. */
  private isListed(intents: Intent[]): boolean {
    const acts = intents.filter(({ choice }) => !MOVES.has(choice.verb));
    if (!this.offers.isActing || this.verb) return acts.length > 1;
    if (intents[0]?.choice.verb === 'focus') return true;
    const isPlain = intents.length === 1 && !this.touch && PLAIN.has(intents[0]?.choice.verb ?? '');
    return acts.length > 0 && !isPlain;
  }

  /** What is listed at a space stands there with its chances and risks: pressed there, it is done. */
  private isTold(choice: Choice, rest: string[]): boolean {
    const listed = this.menu ? this.offers.allAt(this.menu) : [];
    return listed.some((each) => each.choice.text === choice.text && each.rest.join() === rest.join());
  }

  private async take(choice: Choice, rest: string[]): Promise<boolean> {
    const isMeant = this.isAimedAt(choice, rest) || this.isTold(choice, rest) || this.planning.has(choice);
    if (isMeant) return this.send(choice, rest);
    if (!this.room.mine || !this.room.choice(choice.text)) return false;
    if (!this.needsTwoSteps(choice, rest)) return this.send(choice, rest);
    this.aim(choice, rest);
    return false;
  }

  commit(choice: Choice | null = this.aimed, rest: string[] = this.rest): Promise<boolean> {
    if (choice && this.isOthers && !this.planning.has(choice)) return this.refuse(choice.text);
    return this.alone(async () => choice !== null && this.send(choice, rest));
  }

  /** One answer after the other, as long as there is a next one and it is offered. */
  series(next: () => string | undefined): Promise<boolean> {
    return this.alone(async () => {
      for (let text = next(); text !== undefined; text = next()) {
        const choice = this.room.choice(text);
        if (!choice || !(await this.send(choice, []))) return false;
      }
      return true;
    });
  }

  private async send(choice: Choice, rest: string[]): Promise<boolean> {
    const { room } = this;
    if (this.planning.has(choice)) {
      this.clear();
      return this.planning.add({ choice, rest });
    }
    if (!room.mine) return false;
    const told = new Set(risksOf(room, choice, rest));
    const [words, from] = [intended({ choice, rest }), room.state?.answers ?? 0];
    const stops = isRevealing(room, choice);
    this.clear();
    this.verb = ''; // at once: when it is done, something else may be armed already
    this.picked = [];
    if (this.touch) this.cursor = ''; // a finger does not stay where it was
    if (!(await room.choose(choice.text))) return false;
    if (rest.length && !stops) await this.goOn(rest, told);
    if (rest.length) this.walked = { words, from, to: room.state?.answers ?? 0 };
    return true;
  }

  /** One click when it is this player's turn: what was planned is done like any walk, and stops where that stops. */
  async carryOut(): Promise<boolean> {
    const { room } = this;
    const ghost = this.planning.ready;
    if (!ghost) return false;
    const { hero, answers } = ghost;
    const begins = room.choice(textOf('turn', { hero }));
    if (begins && !(await room.choose(begins.text))) return false;
    if (this.planning.ready?.hero !== hero) return false; // something goes off first: the plan waits
    const [first = '', ...rest] = answers;
    const choice = room.choice(first);
    if (choice) return this.press(choice, rest);
    await room.plan(hero, []);
    room.dropped = [hero];
    return false;
  }

  /** The walk that was made last, if nothing came after it and nothing came to light: Undo takes it back as a whole. */
  get lastWalk(): { words: string; answers: number } | null {
    const { answers = 0, back } = this.room.state ?? {};
    const { words, from, to } = this.walked;
    return to === answers && back && from >= back.since ? { words, answers: from } : null;
  }

  /** When all that was pressed so far is done: whoever takes back in the middle of a walk means the whole of it. */
  settled(): Promise<unknown> {
    return this.underWay;
  }

  forgetWalk(): void {
    this.walked = { words: '', from: -1, to: -1 };
  }

  /** For what takes a while: tells later whether a click still means what it means now. No plan becomes a move. */
  meaning(): () => boolean {
    const { room, planning } = this;
    const [seq, isPlan] = [room.state?.seq, planning.isOn];
    return () => room.state?.seq === seq && planning.isOn === isPlan;
  }

  /** One thing at a time. What was meant for a position that is gone by the time it is next is not done. */
  private alone(work: () => Promise<boolean>): Promise<boolean> {
    const isStillMeant = this.meaning();
    const done = this.underWay.then(async () => isStillMeant() && (await work()));
    this.underWay = done.catch(() => false);
    return done;
  }

  /** Enter: does what is aimed at, unless the cursor went to another space since, or leaves an open roll as it lies. */
  enter(): boolean {
    const pass = this.room.choice('pass');
    const isAimed = this.aimed !== null && (!this.aimed.spaces?.length || this.cursor === this.aimedFrom);
    if (!this.room.mine || !(isAimed || (pass && !this.aimed))) return false;
    if (isAimed) this.commit();
    else if (pass) this.press(pass);
    return true;
  }

  /** The rest of what was meant, answer by answer, until something comes to light or a risk comes up nobody told of. */
  private async goOn(rest: string[], told: Set<Risk>): Promise<void> {
    const { room } = this;
    for (const [at, text] of rest.entries()) {
      const choice = room.mine ? room.choice(text) : undefined;
      if (!choice) return;
      if (isNews(room, choice, told)) {
        this.aim(choice, rest.slice(at + 1));
        return;
      }
      const stops = isRevealing(room, choice);
      if (!(await room.choose(text)) || stops) return;
    }
  }
}

export const KEY = Symbol('room');

export interface InRoom {
  room: Room;
  hand: Hand;
}

export function provideRoom(at: InRoom): InRoom {
  return setContext(KEY, at);
}

export function inRoom(): InRoom {
  return getContext<InRoom>(KEY);
}
