// Things that are explained the first time they appear, in whatever stage. One small card each; what was read is kept.

import type { Choice, Position, Preview, Question, StageMap, Told } from '../wire';

/** What a card may look for. */
export interface Scenery {
  stage: StageMap;
  position: Position;
  question: Question | null;
  events: Told[];
  previews: Preview[];
}

export interface FirstCard {
  id: string;
  rule: string;
  appears: (scenery: Scenery) => boolean;
}

function told(kind: string, also: (event: Told) => boolean = () => true) {
  return ({ events }: Scenery) => events.some((event) => event.kind === kind && also(event));
}

function asked(...kinds: string[]) {
  return ({ question }: Scenery) => question !== null && kinds.includes(question.kind);
}

function offered(also: (choice: Choice) => boolean) {
  return ({ question }: Scenery) => question?.options.some(also) ?? false;
}

function order(action: string) {
  return told('OrderDrawn', (event) => String(event.facts.card).startsWith(action));
}

function at(kind: Position['watchers'][number]['kind']) {
  return ({ position }: Scenery) => position.watchers.some((each) => each.kind === kind);
}

const isDash = (choice: Choice) => choice.verb === 'dash';
const isDoor = (choice: Choice) => choice.verb === 'interact' && 'door' in choice.parts;
const isRide = (choice: Choice) => choice.verb === 'interact' && 'to' in choice.parts;

/** Somebody attacked a hero: a guard, or the boss. */
function attackBy(who: (now: Scenery) => string | undefined) {
  return (now: Scenery) =>
    told(
      'Attacked',
      ({ facts }) => facts.attacker === who(now) && now.position.heroes.some((each) => each.id === facts.target),
    )(now);
}

/** In the order in which they come when several are due. Words: `first-<id>` and its `.text`. */
export const FIRST: FirstCard[] = [
  { id: 'attack', rule: 'COM-3', appears: attackBy(() => 'guard') },
  { id: 'boss-attack', rule: 'COM-4', appears: attackBy((now) => now.position.boss?.id) },
  { id: 'loadout', rule: 'SET-13', appears: asked('loadout') },
  { id: 'path', rule: 'GRD-6', appears: asked('path') },
  { id: 'spawn', rule: 'ORD-6', appears: asked('spawn', 'face') },
  { id: 'focus', rule: 'FOC-1', appears: asked('change-roll', 'before-roll') },
  { id: 'boss', rule: 'BOS-1', appears: ({ position }) => position.boss !== null },
  { id: 'turn', rule: 'ACT-2', appears: asked('turn') },
  { id: 'reaction', rule: 'GRD-20', appears: told('ReactionDrawn') },
  { id: 'boss-card', rule: 'SET-17', appears: told('BossCardRevealed') },
  { id: 'lock-held', rule: 'ACT-11', appears: told('LockHeld') },
  { id: 'leapfrog', rule: 'MOV-3', appears: (now) => now.previews.some((each) => each.risks?.includes('leapfrog')) },
  {
    id: 'hurt-guard',
    rule: 'COM-8',
    appears: (now) => now.previews.some((each) => each.risks?.includes('hurt-guard')),
  },
  { id: 'laser', rule: 'LOS-11', appears: at('laser') },
  { id: 'camera', rule: 'LOS-9', appears: at('camera') },
  { id: 'trap', rule: 'LOS-10', appears: at('trap') },
  { id: 'fire', rule: 'COM-4', appears: ({ position }) => (position.boss?.fire.length ?? 0) > 0 },
  { id: 'body', rule: 'GRD-4', appears: ({ position }) => position.bodies.length > 0 },
  { id: 'door', rule: 'ACT-11', appears: offered(isDoor) },
  { id: 'elevator', rule: 'ACT-17', appears: offered(isRide) },
  { id: 'loud', rule: 'ACT-15', appears: offered((choice) => choice.loud ?? false) },
  { id: 'attention', rule: 'ATT-2', appears: told('AttentionPlaced', (event) => event.facts.side === '?') },
  { id: 'lost-contact', rule: 'ORD-4', appears: order('lost-contact') },
  { id: 'radio-in', rule: 'ORD-3', appears: order('radio-in') },
  { id: 'waken', rule: 'ORD-2', appears: order('waken') },
  { id: 'stay-alert', rule: 'ORD-5', appears: order('stay-alert') },
  { id: 'special', rule: 'SET-18', appears: ({ stage }) => stage.special.length > 0 },
  { id: 'disguise', rule: 'HER-4', appears: offered((choice) => choice.verb === 'disguise') },
  { id: 'terminal', rule: 'HER-10', appears: offered((choice) => choice.verb === 'hack') },
  { id: 'system', rule: 'HER-11', appears: offered((choice) => choice.verb === 'search') },
  { id: 'objective', rule: 'ACT-18', appears: ({ stage }) => stage.objectives.length > 0 },
  { id: 'hostage', rule: 'ATT-5', appears: ({ stage }) => stage.objectives.some((each) => each.hostage) },
  { id: 'own-exit', rule: 'ACT-19', appears: ({ stage }) => Object.keys(stage.own_exits).length > 0 },
  { id: 'sealed-door', rule: 'ACT-11', appears: ({ stage }) => stage.doors.some((each) => !each.needs.length) },
  // a table without aids shows no reach, and has no previews
  { id: 'reach', rule: 'ACT-3', appears: (now) => now.previews.length > 0 && offered(isDash)(now) },
  { id: 'zones', rule: 'GRD-22', appears: ({ stage }) => stage.zones.length > 1 },
];

/** The first card that is due and was not read yet. */
export function due(scenery: Scenery, seen: string[]): FirstCard | undefined {
  return FIRST.find((card) => !seen.includes(card.id) && card.appears(scenery));
}
