// What the strip under the map speaks of: of all that is under the hand, what comes first in this order.

import { pointing } from '../../board/pointing.svelte';
import { thingOf } from '../../lib/about';
import type { Hand } from '../../lib/hand.svelte';
import { inWords, label, reason, refused } from '../../lib/labels';
import { intentionSteps, intentionWords } from '../../lib/minds';
import type { Intent } from '../../lib/offers.svelte';
import { profile } from '../../lib/profile.svelte';
import type { Room } from '../../lib/room.svelte';
import { name, t } from '../../lib/words.svelte';
import type { Choice, Ghost, Intention, Refused } from '../../wire';

/** A sentence, with what it is about before it and its rule behind it. */
export interface Line {
  title?: string;
  words?: string;
  rule?: string;
  look?: string;
  testid?: string;
}

/** What takes more than sentences. */
export type View = 'option' | 'sight' | 'choices' | 'space';

export interface Seen {
  room: Room;
  hand: Hand;
  isSending: boolean;
  refusal: Refused | null;
  inspected: Intent | null;
  choices: Choice[];
}

/** In these the signs of the map are explained without being asked for; later the list of keys does. */
const FIRST_GAMES = 2;

type Topic = Line[] | View;

const TOPICS: ((seen: Seen) => Topic | false | '' | null)[] = [
  ({ isSending }) => isSending && [{ words: t('play-sending') }],
  ({ refusal }) => refusal && [{ words: refused(refusal), rule: refusal.objection?.rule, look: 'refusal shake' }],
  ({ room: { dropped } }) =>
    dropped.length > 0 && dropped.map((hero) => ({ words: t('plan-gone', { hero }), look: 'refusal' })),
  () => pointing.on && [{ words: t('play-pointing') }],
  ({ hand }) => hand.isGone && [{ words: t('play-gone'), look: 'refusal' }],
  ({ hand, inspected }) => hand.aimed && inspected && 'option',
  ({ hand: { because } }) => because && [{ title: label(because.text), words: reason(because), rule: because.rule }],
  ({ hand }) => hand.explained && 'sight',
  ({ room, hand }) => room.intention && !isHeld(room) && !hand.hovered && [planned(room.intention)],
  ({ choices }) => choices.length > 0 && 'choices',
  ({ hand }) => isPointedBeside(hand) && [{ title: label(hand.subject) }],
  ({ hand }) => isAtPlannedEnd(hand) && hand.planning.own.map(ghostLine),
  ({ inspected }) => inspected && 'option',
  ({ hand }) =>
    hand.verb && [{ words: t(hand.offers.lit.length ? 'play-armed' : 'play-armed-off', { what: armed(hand) }) }],
  ({ hand }) => hand.space && 'space',
  ({ hand }) => hand.planning.own.length > 0 && hand.planning.own.map(ghostLine),
];

export function topicOf(seen: Seen): Topic {
  for (const topic of TOPICS) {
    const found = topic(seen);
    if (found) return found;
  }
  return atRest(seen);
}

/** The options that the map cannot tell apart: they point at no space, or all at the same, as missiles do at a boss. */
export function offMap(options: Choice[]): Choice[] {
  const spaces = new Set(options.map((each) => each.spaces?.join()));
  return options.length > 1 && spaces.size === 1 ? options : options.filter((each) => !each.spaces?.length);
}

/** What a bot is about to do, and why. */
export function planned(intention: Intention): Line {
  return { title: intentionWords(intention), words: intentionSteps(intention), testid: 'bot-why' };
}

/** The cursor stands where the plan ends, as it does after the click that made it. */
function isAtPlannedEnd({ planning, hovered, cursor }: Hand): boolean {
  return planning.isOn && !hovered && cursor !== '' && planning.own.some(({ way }) => way.at(-1) === cursor);
}

/** What this player has planned for a hero. */
function ghostLine({ hero, answers }: Ghost): Line {
  return { title: t('plan-yours', { hero }), words: inWords(answers).join(' → '), testid: 'plan' };
}

export function isHeld(room: Room): boolean {
  return room.state?.acting?.held ?? false;
}

function isPointedBeside({ subject, hovered, pointed, verb }: Hand): boolean {
  return subject !== '' && !hovered && !pointed && subject !== verb;
}

function armed({ verb }: Hand): string {
  return name(thingOf(verb));
}

function atRest({ room: { mine, question, aids }, hand }: Seen): Line[] {
  const isOnMap = question?.kind === 'action' || question?.options.some((each) => each.spaces?.length);
  const asked = isOnMap ? 'play-inspect-hint' : 'play-inspect-asked';
  const hint = { words: t(mine ? asked : hand.planning.isOn ? 'plan-hint' : 'play-inspect-watch'), look: 'dim' };
  const legend = { words: t('play-inspect-reach'), look: 'dim legend' };
  const isNew = profile.counted.length < FIRST_GAMES;
  return mine && question?.kind === 'action' && aids.showsSight && isNew ? [hint, legend] : [hint];
}
