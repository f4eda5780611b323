// What makes an option risky, and the rule that says so.

import type { Choice, HeroRisk, HeroWay, Odds, Preview, Question, Risk } from '../wire';

export const RULES: Record<Risk, string> = {
  seen: 'LOS-7',
  loud: 'ACT-15',
  leapfrog: 'MOV-3',
  death: 'SET-5',
  loss: 'ACT-12',
  unspent: 'ACT-3',
  'hurt-guard': 'COM-8',
  last: 'SET-15',
};

/** What a walk to a space means for the hero, in three steps. */
export type Danger = 'safe' | 'some' | 'bad';

export const TONES: Record<Danger, string> = { safe: 'var(--radar)', some: 'var(--investigate)', bad: 'var(--alert)' };

const LEAST = 0.01;
const HIGH = 0.4;

/** Noticed on the way, or likely spotted where it ends: bad. null: nobody can say yet, or ever. */
export function dangerOf(way: HeroWay | undefined, risk: HeroRisk | undefined): Danger | null {
  if (way?.seen?.length || way?.leaps) return 'bad';
  if (!risk) return null;
  if (risk.spotted.high >= HIGH) return 'bad';
  return risk.spotted.high >= LEAST || way?.stops ? 'some' : 'safe';
}

/** Questions of a hero's own turn. */
const OWN = new Set(['action', 'step']);

const NO_ROLL = new Set(
  'sneak dash step turn knock refresh face path spawn equip put takedown drag drop pull'.split(' '),
);

/** Whether dice may fall after an option; of others nobody needs to ask the odds. Interacting rolls at locks only. */
export function mayRoll({ verb, parts }: Pick<Choice, 'verb' | 'parts'>): boolean {
  return verb === 'interact' ? 'door' in parts : !NO_ROLL.has(verb);
}

/** Whether it may be said that an option has no risk: a hero's own doing, known to its end and without a sound. Where
 * dice fall or may fall (`odds` not known to be none), a trap turns up or guards follow, nothing is promised. */
export function isSafe(
  question: Question | null,
  choice: Choice,
  preview: Preview | undefined,
  odds: Odds | null | undefined,
): boolean {
  if (!question || !OWN.has(question.kind) || !preview || preview.reveals || choice.noisy || choice.loud) return false;
  if (mayRoll(choice) && odds !== null) return false;
  const isNoticed = preview.events?.some((each) => each.kind === 'AttentionPlaced');
  return !isNoticed && !preview.risks?.length && !preview.noise_chance;
}

/** Risks that bring harm at once, as against those that only cost something. */
export const GRAVE: ReadonlySet<Risk> = new Set<Risk>(['seen', 'leapfrog', 'death', 'loud']);
