// Options taken apart and put together: a verb and its parts. Those of a question come so from the server; texts of the
// past, of plans and of buttons are read and made here, by what the engine declares. What a player types is read here too.
// Nothing else looks into a text or composes one.

import { PHRASES } from '../wire';

export interface Said {
  verb: string;
  parts: Record<string, string>;
}

/** What the dock speaks of in the same way, and what can only be typed. */
const OURS = [
  /^ability (?<ability>\S+)$/,
  /^system (?<card>\S+)$/,
  /^dash (?<space>\S+) (?<then>\S+)$/,
  /^who (?<space>\S+)$/,
  /^los (?<watcher>\S+) (?<target>\S+)$/,
  /^codec (?<call>.+)$/,
];

/** A phrase begins with its verb: few are tried for a text. */
const BY_VERB = new Map<string, RegExp[]>();
for (const phrase of [...PHRASES, ...OURS]) {
  const verb = /[\w-]+/.exec(phrase.source)?.[0] ?? '';
  BY_VERB.set(verb, [...(BY_VERB.get(verb) ?? []), phrase]);
}

/** A text that nobody declared has its words as one part. */
export function read(text: string): Said {
  const [verb = '', ...words] = text.split(' ');
  for (const phrase of BY_VERB.get(verb) ?? []) {
    const found = phrase.exec(text);
    if (found) return { verb, parts: { ...found.groups } };
  }
  return { verb, parts: words.length ? { words: words.join(' ') } : {} };
}

const PART = /\(\?<(\w+)>(?:[^()]|\([^()]*\))*\)/g;

/** What says this: a phrase that has just these parts; without one, its words in their order. */
export function textOf(verb: string, parts: Said['parts']): string {
  const names = Object.keys(parts).sort().join();
  const phrase = BY_VERB.get(verb)?.find(
    ({ source }) =>
      Array.from(source.matchAll(PART), ([, name]) => name)
        .sort()
        .join() === names,
  );
  if (!phrase) return [verb, ...Object.values(parts)].join(' ');
  return phrase.source.slice(1, -1).replace(PART, (_, name: string) => parts[name] ?? '');
}

/** With a space: what is meant by a click there with an action, a card or a token in hand. */
export function textAt(head: string, space: string): string {
  const { verb, parts } = read(head);
  return textOf(verb, { ...parts, space });
}

/** An option as it is typed, and what follows it: `dash d5 d6` is a Dash and its second step. */
export function inSteps(text: string): [string, string[]] {
  const { verb, parts } = read(text);
  const { space = '', then } = parts;
  return then ? [textOf(verb, { space }), [textOf('step', { space: then })]] : [text, []];
}

/** The part that options of a verb have in common with a button. */
const OF: Record<string, string> = { use: 'gear', focus: 'token', refresh: 'token' };

/** What an option is of: `sneak`, `use c-4`, `focus plus-2`, `focus meryl plus-2`, `i-work-alone`. */
export function headOf({ verb, parts }: Said): string {
  return [verb, parts.owner, parts[OF[verb] ?? '']].filter(Boolean).join(' ');
}

/** Whether an option belongs to a verb, or to a verb with a card or token. */
export function belongsTo(said: Said, verb: string): boolean {
  return said.verb === verb || headOf(said) === verb;
}

/** The second space of a Dash, and its end, are no actions of their own. */
export const GOES_ON: ReadonlySet<string> = new Set(['step', 'stop']);

/** Where texts lead that are answered one after the other: `step d6`. */
export function spacesIn(texts: string[]): string[] {
  return texts.flatMap((text) => read(text).parts.space ?? []);
}

/** The dice an option speaks of, by number. */
export function numbersOfDice({ parts }: Said): number[] {
  return parts.dice?.split(' ').map(Number) ?? [];
}
