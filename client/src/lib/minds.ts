// Bots, hints and forecasts in words.

import type { BotName, GuardWays, Intention, Meant, Range, Suggestion, TurnOdds, Why } from '../wire';
import type { Lit } from './aids.svelte';
import { cell, isCell } from './cells';
import { label, spoken } from './labels';
import { number } from './locale.svelte';
import { read } from './said';
import { percent, t } from './words.svelte';

const MOST_WAYS = 4;

export const BOTS: BotName[] = ['steady', 'search', 'random'];

export function botName(bot: BotName): string {
  return t(`bot-name-${bot}`);
}

/** A reason, with spaces as on the map. */
export function whyWords(why: Why): string {
  return t(why.key, spoken(why.facts));
}

/** What a bot means to do with its turn. */
export function intentionWords({ hero, bot, why }: Intention): string {
  return t('bot-intends', { hero, bot: botName(bot), what: whyWords(why) });
}

/** The same step by step, as far as it has thought. */
export function intentionSteps({ texts }: Intention): string {
  return texts.map((each) => label(each)).join(' → ');
}

export function meantWords({ hero, bot, why }: Meant): string {
  return t('log-bot', { hero, bot: botName(bot), why: whyWords(why) });
}

/** "22%", or "8–23%" where choices or hidden cards leave it open. */
export function span({ low, high }: Range): string {
  const [least, most] = [percent(low), percent(high)];
  return least === most ? most : t('forecast-span', { low: least.replace(/\s?%$/, ''), high: most });
}

/** "62%, with Focus 78%": of a roll, without the Focus at hand and with it where that changes anything. */
export function withFocus(chance: number, focused: number | null): string {
  return focused === null
    ? percent(chance)
    : t('play-odds-focus', { chance: percent(chance), focused: percent(focused) });
}

/** Damage to be expected: "0.3", or "0.1–0.4". */
export function damageWords({ low, high }: Range): string {
  const [least, most] = [number(low, 1), number(high, 1)];
  return least === most ? most : t('forecast-span', { low: least, high: most });
}

/** Where a guard may go, the likeliest first: "60% to D6, 40% to D7 (attack)". */
export function waysWords(guard: GuardWays | undefined): string {
  if (!guard?.ways.length) return '';
  const ways = guard.ways
    .slice(0, MOST_WAYS)
    .map(({ stop, weight, ends }) =>
      t('forecast-way', { chance: span(weight), space: cell(stop), ends: ends || 'none' }),
    );
  return t('forecast-ways', { ways: ways.join(', ') });
}

/** The guards that may attack where the hero would stay, the likeliest first. */
export function threats(guards: GuardWays[]): number[] {
  const chance = ({ ways }: GuardWays) =>
    ways.filter((each) => each.ends === 'attack').reduce((sum, each) => sum + each.weight.high, 0);
  return guards
    .filter((each) => chance(each) > 0)
    .sort((one, other) => chance(other) - chance(one))
    .map((each) => each.guard);
}

/** The spaces a plan leads through, for the map. */
export function routeOf({ options }: Pick<Suggestion, 'options'>): Lit {
  return { tone: 'plan', spaces: options.flatMap((each) => Object.values(read(each).parts).filter(isCell)) };
}

/** How a plan may go. Its guards have no plans where dice come first, nor in a fight, which is not about them. */
export function oddsWords({ success, with_focus, heard, spotted, attacked }: TurnOdds, isFight: boolean): string[] {
  const said = [];
  if (success !== null) said.push(t('hint-success', { chance: withFocus(success, with_focus) }));
  if (heard !== null) said.push(t('hint-heard', { chance: percent(heard) }));
  if (spotted) said.push(t('forecast-spotted', { chance: span(spotted) }));
  else if (!isFight) said.push(t('hint-open'));
  if (attacked) said.push(t('forecast-attacked', { chance: span(attacked) }));
  return said;
}

/** AI-01: what is done in which order, to the end of the turn. In a fight steps follow from how the one before went: `…`. */
export function stepsWords({ odds, options }: Pick<Suggestion, 'odds' | 'options'>, isFight: boolean): string {
  const steps = options.map((each) => label(each));
  if (!odds || options.at(-1) === 'end') return steps.join(' → ');
  return [...steps, ...(isFight ? ['…'] : []), label('end')].join(' → ');
}
