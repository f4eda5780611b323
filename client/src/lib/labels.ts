// Options in words: by the message for its verb and its parts.

import type { Die, Objection, Position, Question, Refused, Told } from '../wire';
import { cell, isCell } from './cells';
import type { Intent } from './offers.svelte';
import { GOES_ON, numbersOfDice, read, type Said, spacesIn } from './said';
import { walkIn } from './ways';
import { has, name, t } from './words.svelte';

type Facts = Told['facts'];

const isDoor = (word: string) => word.includes('-') && word.split('-').every(isCell);

/** Spaces among the words, written as on the map: D6. */
export function capitals(words: string): string {
  return words
    .split(' ')
    .map((word) => (isCell(word) || isDoor(word) ? cell(word) : word))
    .join(' ');
}

/** Facts with their spaces as on the map. */
export function spoken(facts: Facts): Facts {
  const said = <Fact>(value: Fact) => (typeof value === 'string' ? capitals(value) : value);
  return Object.fromEntries(
    Object.entries(facts).map(([fact, value]) => [fact, Array.isArray(value) ? value.map(said) : said(value)]),
  );
}

/** What is asked, as a sentence. */
export function sentence(question: Question): string {
  return t(`decision-${question.kind}`, { ...spoken(question.facts), hero: question.hero, dice: question.dice });
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

/** The dice a question speaks of, or those at a lock. */
export function diceOf(question: Question | null, position: Position | null): Die[] {
  return question?.dice.length ? question.dice : (position?.lock?.dice ?? []);
}

/** What is meant, with all that follows: a Dash or a walk is named by where it ends. */
export function intended({ choice, rest }: Intent, dice: Die[] = []): string {
  const [, ...walked] = walkIn([choice.text, ...rest]);
  const space = spacesIn(walked).at(-1);
  const verb = walked.every((text) => GOES_ON.has(read(text).verb)) ? choice.verb : 'walk';
  const first = label(space ? { verb, parts: { space } } : choice, dice);
  return [first, ...inWords(rest.slice(walked.length))].join(' → ');
}

/** Answers that are meant to be given one after the other, each walk as one. */
export function inWords(answers: string[]): string[] {
  const [text, ...others] = answers;
  if (text === undefined) return [];
  const walked = walkIn(answers).length || 1;
  const first = intended({ choice: { text, ...read(text) }, rest: others.slice(0, walked - 1) });
  return [first, ...inWords(answers.slice(walked))];
}

/** The words of an option. `dice` are those on the table, for options that speak of them by number. */
export function label(option: Said | string, dice: Die[] = []): string {
  const { verb, parts } = typeof option === 'string' ? read(option) : option;
  const names = Object.keys(parts);
  if (!names.length && has(`name-${verb}`)) return name(verb);
  const keys = [[verb, ...names].join('-'), verb, ...(names.join() === 'space' ? ['on'] : [])];
  const key = keys.find((each) => has(`play-option-${each}`));
  if (key) return t(`play-option-${key}`, { verb, ...said(parts, dice) });
  return [has(`name-${verb}`) ? name(verb) : verb, ...Object.values(parts).map(capitals)].join(' ');
}

/** Parts as facts: dice by their faces where they are known, numbers as such, spaces as on the map. */
function said(parts: Said['parts'], dice: Die[]): Facts {
  const told = (part: string, words: string) => {
    if (part === 'dice') return numbersOfDice({ verb: '', parts }).map((each) => dice[each - 1] ?? String(each));
    return /^\d+$/.test(words) ? Number(words) : capitals(words);
  };
  return Object.fromEntries(Object.entries(parts).map(([part, words]) => [part, told(part, words)]));
}

/** The fewest spaces that tell a way from the others: what route A is called (D23). */
export function by(way: string[], ways: string[][]): string[] {
  const others = ways.filter((each) => each.join() !== way.join());
  const telling = way.filter((space) => others.some((each) => !each.includes(space)));
  const one = telling.find((space) => others.every((each) => !each.includes(space)));
  return one ? [one] : telling;
}
