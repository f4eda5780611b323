// What a room asks the server about its position. The answer is null where the position is gone before it comes.

import type { Answer, Objection, Odds, Query, RoomState, SightReason } from '../wire';
import { newId } from './browser';
import type { Link } from './link';

export type WithoutEnvelope<T> = T extends unknown ? Omit<T, 'id' | 'seq'> : never;

export abstract class Questions {
  state: RoomState | null = $state.raw(null);
  odds: Map<string, Odds | null> = $state.raw(new Map());
  /** Counts positions: an answer to a question about another one is no answer. */
  moment = 0;
  protected abstract readonly connection: Pick<Link, 'send'>;
  private waiting = new Map<string, (answer: Answer | null) => void>();

  why(text: string): Promise<Objection | null> {
    return this.ask({ type: 'ask-why', text }).then((answer) => (answer?.type === 'because' ? answer.objection : null));
  }
  sight(watcher: string, target: string): Promise<SightReason | null> {
    return this.ask({ type: 'ask-sight', watcher, target }).then((answer) =>
      answer?.type === 'sight' ? answer.reason : null,
    );
  }
  async oddsOf(text: string): Promise<Odds | null> {
    const known = this.odds.get(text);
    if (known !== undefined) return known;
    const { moment } = this;
    const answer = await this.ask({ type: 'ask-odds', text });
    if (answer?.type !== 'odds' || moment !== this.moment) return null;
    this.odds = new Map(this.odds).set(text, answer.odds);
    return answer.odds;
  }
  ask(what: WithoutEnvelope<Query>): Promise<Answer | null> {
    return new Promise((resolve) => this.askOften(what, resolve));
  }
  /** The same for a question with several answers. */
  askOften(what: WithoutEnvelope<Query>, hear: (answer: Answer | null) => void): void {
    const id = newId();
    if (this.connection.send({ ...what, id, seq: this.state?.seq ?? 0 } as Query)) this.waiting.set(id, hear);
    else hear(null);
  }

  protected answered(answer: Answer): void {
    this.waiting.get(answer.id)?.(answer);
    if (answer.type !== 'risks' || !answer.left) this.waiting.delete(answer.id);
  }

  /** Whether this was a question: it will not be answered. */
  protected unanswered(id: string): boolean {
    this.waiting.get(id)?.(null);
    return this.waiting.delete(id);
  }

  protected dropQuestions(): void {
    for (const hear of this.waiting.values()) hear(null);
    this.waiting.clear();
  }

  /** The position is another: nothing known of the old one counts. */
  protected forgetAnswers(): void {
    this.odds = new Map();
    this.moment += 1;
  }
}
