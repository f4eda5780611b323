// The words under the theatre: who acts, in which mode, why, by which rule, and what happens (EP-04).

import { spoken } from '../lib/labels';
import { capital, has, name, t, tell } from '../lib/words.svelte';
import type { Told } from '../wire';
import type { Act } from './acts';
import type { Play } from './plays';
import { orderCard, type Step } from './steps';

export interface Caption {
  actor: string;
  mode: string;
  reason: string;
  /** How far the guard has gone, and how far it may: "2/4"; else empty. */
  moves: string;
  rule: string;
  what: string;
  whatRule: string;
}

const ORDER_RULES: Record<string, string> = {
  waken: 'ORD-2',
  'radio-in': 'ORD-3',
  'lost-contact': 'ORD-4',
  'stay-alert': 'ORD-5',
};

/** An event in words, with spaces as on the map. */
export function say(event: Pick<Told, 'kind' | 'facts'>): string {
  if (event.kind === 'OrderDrawn') return sayOrder(String(event.facts.card));
  return tell({ kind: event.kind, facts: spoken(event.facts) });
}

/** What an Order card does at once, in at most eight words. */
export function cardBrief(id: string): string {
  return t(`theatre-card-${id}`);
}

function sayOrder(card: string): string {
  const { action, red, blue, arrow, flips } = orderCard(card);
  if (!red) return tell({ kind: 'OrderDrawn', facts: { card } });
  return t('theatre-order', { card: action, red: Number(red), blue, arrow, flips: flips ? 'yes' : 'no' });
}

/** `stage` may have words of its own for its events. */
export function captionOf(step: Step, stage: string): Caption {
  const { event, act } = step;
  const what = event.kind === 'OrderDrawn' ? cardBrief(orderCard(String(event.facts.card)).action) : say(event);
  const said = { what: [what, storyOf(event, stage)].filter(Boolean).join(' '), whatRule: event.rule, moves: '' };
  if (step.play) return { ...said, ...cardOf(step.play) };
  if (step.section === 4 && step.position.boss) {
    const actor = capital(name(step.position.boss.id));
    return { ...said, actor, mode: t('theatre-mode-boss'), reason: t(`rule-${event.rule}`), rule: event.rule };
  }
  if (act) return { ...said, ...reasonOf(act, step) };
  if (step.section === 2) {
    const reason = t('theatre-reason-cameras', { colour: step.position.cameras });
    return { ...said, actor: t('theatre-actor-cameras'), mode: t('theatre-section-2'), reason, rule: 'ORD-8' };
  }
  if (step.section === 1) {
    const current = step.position.orders?.current ?? '';
    const { action } = orderCard(current);
    const rule = ORDER_RULES[action] ?? 'ORD-1';
    const reason = t('theatre-reason-order', { red: orderCard(current).red, blue: orderCard(current).blue });
    return { ...said, actor: t('theatre-actor-order'), mode: name(action), reason, rule };
  }
  const hero = String(event.facts.hero ?? '');
  const actor = hero ? name(hero) : t('theatre-actor-table');
  return { ...said, actor, mode: t('theatre-section-0'), reason: t(`rule-${event.rule}`), rule: event.rule };
}

/** What tells a story: events of a stage, and what a boss says, shows, or suffers. */
export const STORIES = new Set(['EventReached', 'PastRead', 'ClueFound', 'BossWounded']);

/** What a stage tells when one of its events happens (SET-8), what a boss says before the fight or lets slip in it (BOS-23), and what it
 * means when half of its Health is gone (BOS-46). */
export function storyOf(event: Pick<Told, 'kind' | 'facts'>, stage: string): string {
  if (event.kind === 'EventReached') return storyAt(String(event.facts.letter), stage);
  if (event.kind === 'PastRead') return t(`boss-opening-${event.facts.figure}`, event.facts);
  if (event.kind === 'ClueFound') return wordsFor(`boss-clue-${event.facts.secret}`);
  if (event.kind !== 'BossWounded') return '';
  const half = `boss-half-${event.facts.figure}`;
  return [wordsFor(half), wordsFor(`${half}.means`)].filter(Boolean).join(' ');
}

/** The words of a stage for the event with this letter. */
export function storyAt(letter: string, stage: string): string {
  return wordsFor(`stage-${stage}.event-${letter}`);
}

function wordsFor(key: string, facts: Record<string, number> = {}): string {
  return has(key) ? t(key, facts) : '';
}

/** What a boss's card says: of its turn, or of its reaction; what has no reaction says its name only. `number` is the one that half of the
 * boss's Health changes. */
export function cardText(card: string, side: string, number: number): string {
  return wordsFor(`boss-card-${card}${side === 'turn' ? '' : '.reaction'}`, { number });
}

function cardOf({ figure, card, side, number, rule }: Play): Pick<Caption, 'actor' | 'mode' | 'reason' | 'rule'> {
  const reason = cardText(card, side, number) || t(`rule-${rule}`);
  return { actor: capital(name(figure)), mode: name(card), reason, rule };
}

function reasonOf(act: Act, step: Step): Pick<Caption, 'actor' | 'mode' | 'reason' | 'moves' | 'rule'> {
  const facts = spoken({ ...act.facts, hero: act.facts.hero ?? act.facts.target ?? '' });
  const { red, blue } = orderCard(step.position.orders?.current ?? '');
  const most = act.mode === 'alert' ? red : blue;
  const walks = step.moved > 0 && most;
  return {
    actor: t('theatre-guard', { number: act.guard }),
    mode: t(`theatre-mode-${act.mode}`),
    reason: t(`theatre-reason-${act.mode}`, facts),
    moves: walks ? `${step.moved}/${most}` : '',
    rule: act.rule,
  };
}
