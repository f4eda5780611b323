// Options in words. An option is known by its notation text alone, so that also what was done long ago can be named.

import type { Objection, Position, Question, Refused } from '../wire';
import { cell, isCell } from './cells';
import { HEROES } from './heroes';
import type { Intent } from './offers';
import { DICE, has, name, t } from './words.svelte';

type Facts = Record<string, string | number | string[]>;

const isDoor = (word: string) => word.includes('-') && word.split('-').every(isCell);

/** Spaces among the words, written as on the map: D6. */
export function capitals(words: string): string {
  return words
    .split(' ')
    .map((word) => (isCell(word) || isDoor(word) ? cell(word) : word))
    .join(' ');
}

/** Facts with their spaces as on the map; a black die is called b4 too, but is none. */
export function spoken(facts: Facts): Facts {
  const said = (value: Facts[string]) => {
    if (typeof value === 'string') return capitals(value);
    return Array.isArray(value) ? value.map(capitals) : value;
  };
  return Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, DICE.has(fact) ? value : said(value)]));
}

/** What is asked, as a sentence. */
export function sentence(question: Question): string {
  return t(`decision-${question.kind}`, { ...spoken(question.facts), hero: question.hero });
}

/** Why something is not possible, as a sentence. */
export function reason(objection: Objection): string {
  const facts = spoken(objection.facts);
  if (typeof facts.known === 'string') facts.known = facts.known.split(', ').map(name).join(', ');
  const ours = `play-reason-${objection.reason}`;
  return has(ours) ? t(ours, facts) : t(`objection-${objection.reason}`, facts);
}

/** Why the server did not do it, as a sentence. */
export function refused({ code, facts, objection }: Refused): string {
  return objection ? reason(objection) : t(`refusal-${code}`, spoken(facts));
}

/** The dice a question speaks of: `w4`, `b!`. */
export function diceOf(question: Question | null, position: Position | null): string[] {
  const told = question?.facts.dice;
  if (typeof told === 'string' && told) return told.split(' ');
  return position?.lock?.dice ?? [];
}

/** What is meant, with all that follows: a Dash is named by where it ends. */
export function intended({ choice, rest }: Intent, dice: string[] = []): string {
  const end = rest.at(-1)?.split(' ').at(-1);
  return end ? label(`${choice.verb} ${end}`) : label(choice.text, dice);
}

/** The words of an option. `dice` are those on the table, for options that speak of them by number. */
export function label(text: string, dice: string[] = []): string {
  const [verb = '', ...words] = text.split(' ');
  const rest = words.join(' ');
  if (!rest && has(`name-${verb}`)) return name(verb);
  switch (verb) {
    case 'turn':
    case 'ability':
    case 'system':
      return name(rest);
    case 'sneak':
    case 'dash':
    case 'step':
    case 'drop':
    case 'spawn':
      return t(`play-option-${verb}`, { space: cell(rest) });
    case 'hand-to-hand':
    case 'combo':
    case 'takedown':
    case 'hack':
    case 'lay':
    case 'sam':
      return t('play-option-on', { verb, space: cell(rest) });
    case 'stop':
    case 'pass':
    case 'yes':
    case 'no':
    case 'done':
    case 'end':
    case 'disconnect':
    case 'hold':
      return t(`play-option-${verb}`);
    case 'drag':
      return body('play-option-drag', words);
    case 'interact':
      return interact(words);
    case 'reroll':
      return t('play-option-reroll', { dice: faces(words, dice) });
    case 'refresh':
      return t('play-option-refresh', { token: rest });
    case 'access':
    case 'hacker':
      return t(`play-option-${verb}`, { count: Number(rest) });
    case 'launch':
      return t('play-option-launch', { missiles: rest });
    case 'recall':
      return t('play-option-recall', { card: words[0], slot: words[1] });
    case 'resolve':
      return t('play-option-resolve', { card: words[0], level: words[2] });
    case 'return':
      return t('play-option-return', { card: words[0], place: words[1] });
    case 'use':
      return use(words, dice);
    case 'focus':
      return focus(words, dice);
    case 'face':
      return words.length > 1
        ? t('play-option-face-camera', { orange: words[1], green: words[3] })
        : t('play-option-face', { facing: rest });
    case 'path':
      return t('play-option-path', { spaces: words.map(cell).join(' ') });
    case 'target':
      return target(words);
    case 'charge':
    case 'decide':
      return name(rest);
    case 'equip':
      return t('play-option-equip', { gear: words[1] });
    case 'put':
      return words[0] === 'die' ? placed(words, dice) : t('play-option-put-back', { gear: words[2] });
    case 'fly':
      return t('play-option-fly', { facing: words[0], spaces: Number(words[1]) });
    default:
      return has(`name-${verb}`) ? [name(verb), onDice(words, dice)].filter(Boolean).join(' ') : capitals(text);
  }
}

function body(key: string, [space = '', kind = '', stars = '']: string[]): string {
  return t(key, { space: cell(space), kind: kind || 'only', stars: Number(stars) });
}

function interact([where = '', how, to = '']: string[]): string {
  if (isDoor(where)) return t('play-option-door', { door: cell(where) });
  if (how === 'to') return t('play-option-elevator', { to: cell(to) });
  return t('play-option-take', { space: cell(where) });
}

function use([gear = '', ...words]: string[], dice: string[]): string {
  const [where = '', how, count] = words;
  if (!where) return t('play-option-use', { gear });
  if (where === 'charge') return t('play-option-use-charge', { gear });
  if (where === 'detonate') return t('play-option-use-detonate', { gear });
  if (where === 'order' || where === 'reaction') return t('play-option-use-deck', { gear, deck: where });
  if (/^[NESW]$/.test(where)) return t('play-option-use-way', { gear, facing: where });
  if (how === 'charge') return t('play-option-use-charges', { gear, space: cell(where), count: Number(count) });
  if (isCell(where) || isDoor(where)) return t('play-option-use-on', { gear, on: capitals(words.join(' ')) });
  return t('play-option-use-on', { gear, on: onDice(words, dice) });
}

function focus(words: string[], dice: string[]): string {
  const owner = HEROES.includes(words[0] ?? '') ? words[0] : '';
  const [token = '', ...rest] = owner ? words.slice(1) : words;
  const on = isCell(rest[0] ?? '') ? t('play-option-to', { space: cell(rest[0] ?? '') }) : onDice(rest, dice);
  const key = owner ? 'play-option-focus-lent' : 'play-option-focus';
  return [t(key, { token, owner }), on].filter(Boolean).join(' · ');
}

/** "die 2 up", "1 3": the dice by their faces where they are known. */
function onDice(words: string[], dice: string[]): string {
  const way = words.at(-1);
  const turned = way === 'up' || way === 'down' ? t(`play-option-${way}`) : '';
  const numbers = words.filter((each) => /^\d+$/.test(each));
  if (!numbers.length) return capitals(words.join(' '));
  return [t('play-option-dice', { dice: faces(numbers, dice) }), turned].filter(Boolean).join(' ');
}

/** The faces of dice given by number; the numbers where they are not on the table. */
function faces(numbers: string[], dice: string[]): string {
  return numbers.map((each) => dice[Number(each) - 1] ?? each).join(' ');
}

function target(words: string[]): string {
  const [who = '', how, to = ''] = words;
  if (how === 'to') return t('play-option-target-ride', { hero: who, space: cell(to) });
  if (how) return t('play-option-focus-lent', { token: how, owner: who });
  return has(`name-${who}`) ? name(who) : capitals(who);
}

function placed([, number = '', , card = '', slot = '']: string[], dice: string[]): string {
  return t('play-option-put-die', { dice: faces([number], dice), card, slot });
}

/** The fewest spaces that tell a way from the others: what route A is called (D23). */
export function by(way: string[], ways: string[][]): string[] {
  const others = ways.filter((each) => each.join() !== way.join());
  const telling = way.filter((space) => others.some((each) => !each.includes(space)));
  const one = telling.find((space) => others.every((each) => !each.includes(space)));
  return one ? [one] : telling;
}
