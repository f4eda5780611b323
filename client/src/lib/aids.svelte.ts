// What helps to decide: what the server gives with a position, and forecasts and hints, asked for when somebody looks.
// All of it is dropped with the position.

import type { Forecast, ForecastFilm, HeroRisk, HintIs, OrderChance, PositionAids } from '../wire';
import type { Room } from './room.svelte';

const WAIT = 120; // milliseconds: a pointer on its way elsewhere asks nothing

/** Spaces the map points out, and as what. */
export interface Lit {
  tone: 'danger' | 'opportunity' | 'plan';
  spaces: string[];
}

export class Aids {
  /** What came with the position: plans, noise, reach. null: nothing is asked. */
  given: PositionAids | null = $state.raw(null);
  /** The acting hero's risk by the space it would end in, as far as it was found. */
  risks: Map<string, HeroRisk> = $state.raw(new Map());
  /** By hero and space; null where there is nothing to forecast. */
  forecasts: Map<string, Forecast | null> = $state.raw(new Map());
  /** The last one that came, of whatever space: shown greyed until the next is there (FC-05). */
  latest: Forecast | null = $state.raw(null);
  hint: HintIs | null = $state.raw(null);
  /** A hint is on its way. */
  isThinking = $state(false);
  /** What the map points out for the hint that is read. */
  pointed: Lit[] = $state.raw([]);

  private lookedAt = -1;
  /** Counts hints: the answer to one that nobody waits for any more is dropped. */
  private hints = 0;

  constructor(private readonly room: Room) {}

  /** FC-07: what the table agreed on. */
  get level(): number {
    return this.room.welcome?.options.assist ?? 2;
  }
  get showsSight(): boolean {
    return this.level >= 1;
  }
  get recommending(): boolean {
    return this.level >= 1;
  }
  get forecasting(): boolean {
    return this.level >= 2;
  }
  get hinting(): boolean {
    return this.level >= 3;
  }

  /** The unseen Order cards, as soon as any forecast of this position is there. */
  get orders(): OrderChance[] {
    return [...this.forecasts.values()].find((each) => each !== null)?.orders ?? [];
  }

  /** The hero whose turn it is, and where it stands: what comes if the turn ended now is a forecast of that. */
  get standing(): { hero: string; space: string } | null {
    const { position } = this.room;
    const hero = position?.heroes.find((each) => each.id === position.turn);
    return hero && position?.phase === 'player' ? { hero: hero.id, space: hero.space } : null;
  }

  /** The position is another: these aids came with it, and nothing known of the old one counts. */
  renew(given: PositionAids | null): void {
    this.given = given;
    this.risks = new Map();
    this.forecasts = new Map();
    this.closeHint();
  }

  forecastOf(hero: string, space: string): Forecast | null | undefined {
    return this.forecasts.get(`${hero} ${space}`);
  }

  /** Asks for a forecast if it is still wanted in a moment. Returns how to want it no longer. */
  wantForecast({ hero, space }: { hero: string; space: string }): () => void {
    const timer = setTimeout(() => this.askForecast(hero, space), WAIT);
    return () => clearTimeout(timer);
  }

  async askForecast(hero: string, space: string): Promise<void> {
    const key = `${hero} ${space}`;
    if (!this.forecasting || this.forecasts.has(key)) return;
    const { moment } = this.room;
    const answer = await this.room.ask({ type: 'ask-forecast', hero, space });
    if (answer?.type !== 'forecast' || moment !== this.room.moment) return;
    this.forecasts = new Map(this.forecasts).set(key, answer.forecast);
    if (answer.forecast) this.latest = answer.forecast;
  }

  /** The risks of all spaces the hero can reach; they come by and by. Asked once for each position. */
  lookAround(hero: string): void {
    const { moment } = this.room;
    if (!this.forecasting || this.lookedAt === moment) return;
    this.lookedAt = moment;
    this.room.askOften({ type: 'ask-risks', hero }, (answer) => {
      if (answer?.type !== 'risks' || moment !== this.room.moment) return;
      this.risks = new Map([...this.risks, ...Object.entries(answer.risks)]);
    });
  }

  /** FC-06: the Enemy phase with one card, or with the most likely. null: there is none; undefined: no answer came. */
  async askForecastFilm(hero: string, space: string, card: string): Promise<ForecastFilm | null | undefined> {
    const answer = await this.room.ask({ type: 'ask-forecast-film', hero, space, card });
    return answer?.type === 'forecast-film' ? answer.film : undefined;
  }

  /** D3: the best cards for the hero who is choosing. null: the position is gone. */
  async recommended(): Promise<string[] | null> {
    const answer = await this.room.ask({ type: 'ask-loadout' });
    return answer?.type === 'loadout' ? answer.cards : null;
  }

  /** AI-01: 1 points at things, 2 suggests. null: nobody waits for it now; undefined: no answer came. */
  async askHint(tier: 1 | 2): Promise<HintIs | null | undefined> {
    this.hints += 1;
    const { hints } = this;
    this.isThinking = true;
    const answer = await this.room.ask({ type: 'ask-hint', tier });
    if (hints !== this.hints) return null;
    this.isThinking = false;
    if (answer?.type !== 'hint') return undefined;
    this.hint = answer;
    this.pointed = [];
    return answer;
  }

  closeHint(): void {
    this.hints += 1;
    this.isThinking = false;
    this.hint = null;
    this.pointed = [];
  }
}
