// Every word a player sees, from the same Fluent files the Python side reads. Code knows ids only.

import languages from 'virtual:languages';
import { FluentBundle, FluentType, type FluentValue, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import type { Die, Told } from '../wire';
import { face, isDie } from './dice';
import { language, locale, percentage } from './locale.svelte';
import { settings } from './settings.svelte';

const DEFAULT_LANGUAGE = 'en';
export const LANGUAGES = Object.keys(languages);

// Facts that are ids of things with a name; the same lists as in texts/__init__.py, and a test holds them together.
export const NAMED = new Set(
  'hero figure attacker target owner watcher token ability by gear purpose verb choice zone facing orange green'.split(
    ' ',
  ),
);
export const LED_BY_NAME = new Set(['card']);
const DIE_SIGNS: Record<Die['colour'], string> = { w: '□', b: '■' };

let bundle = new FluentBundle(DEFAULT_LANGUAGE, { useIsolating: false });

/** PERCENT(31) is said as the reader writes 31 per cent; texts/__init__.py has it for the terminal. */
function PERCENT([hundredths]: FluentValue[]): FluentValue {
  return percentage(Number(hundredths?.valueOf()) / 100);
}

/** The name of a thing as a fact of a message, with its id: NAME and GENDER ask for more of it. */
class NamedThing extends FluentType<string> {
  constructor(
    readonly id: string,
    name: string,
  ) {
    super(name);
  }

  toString(): string {
    return this.value;
  }
}

/** NAME($hero, case: "gen") is the name in this form; as it is where the language has no such form. */
function NAME([thing = '']: FluentValue[], { case: form }: Record<string, FluentValue>): FluentValue {
  return thing instanceof NamedThing && form ? (nameOf(thing.id, String(form)) ?? thing) : thing;
}

/** GENDER($hero), to choose words by. */
function GENDER([thing]: FluentValue[]): FluentValue {
  return (thing instanceof NamedThing && nameOf(thing.id, 'gender')) || 'none';
}

/** In which language to begin: that of the link, for this visit; that of the settings; one that the browser asks for. */
export function preferredLanguage(): string {
  const ofLink = new URLSearchParams(location.search).get('lang') ?? '';
  const chosen = [ofLink, settings.language].find((each) => LANGUAGES.includes(each));
  if (chosen) return chosen;
  const wanted = [...navigator.languages];
  return negotiateLanguages(wanted, LANGUAGES, { defaultLocale: DEFAULT_LANGUAGE })[0] ?? DEFAULT_LANGUAGE;
}

/** Whoever chooses a language (or none: the browser's) has it from now on, whatever the link said. */
export function choose(wanted: string): Promise<void> {
  settings.language = wanted;
  const here = new URL(location.href);
  here.searchParams.delete('lang');
  history.replaceState(history.state, '', here);
  return speak(preferredLanguage());
}

let isLearned = false; // the texts of rules: most visits do without them

/** Loads a language; what it lacks is in English there (`vite.config.ts`). */
export async function speak(wanted: string): Promise<void> {
  const loaded = new FluentBundle([locale(wanted), DEFAULT_LANGUAGE], {
    useIsolating: false,
    functions: { PERCENT, NAME, GENDER },
  });
  loaded.addResource({ body: (await languages[wanted]?.words()) ?? [] });
  if (isLearned) await addRules(loaded, wanted);
  bundle = loaded;
  language.now = wanted;
  document.documentElement.lang = wanted;
}

/** Fetches the texts of rules, for whoever wants to read them. */
export async function learnRules(): Promise<void> {
  if (isLearned) return;
  let taught: FluentBundle;
  do {
    taught = bundle;
    await addRules(taught, language.now);
  } while (taught !== bundle); // another language was chosen meanwhile
  isLearned = true;
}

async function addRules(to: FluentBundle, spoken: string): Promise<void> {
  to.addResource({ body: (await languages[spoken]?.rules()) ?? [] }, { allowOverrides: true });
}

type Given = Record<string, FluentVariable | Die | (string | Die)[] | null | undefined>;

function lookUp(key: string, facts: Record<string, FluentVariable>): string | undefined {
  void language.now; // whoever says something says it anew in another language
  const [id = '', attribute] = key.split('.');
  const message = bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return undefined;
  const faults: Error[] = [];
  const said = bundle.formatPattern(pattern, facts, faults); // what can be said is said, whatever is missing
  for (const fault of faults) console.error(`${key}: ${fault.message}`);
  return said;
}

/** The name of a thing, or a form of it, if it has one; rations-2 is one of several Rations. */
function nameOf(thing: string, form = ''): string | undefined {
  const ending = form && `.${form}`;
  return lookUp(`name-${thing}${ending}`, {}) ?? lookUp(`name-${thing.replace(/-\d+$/, '')}${ending}`, {});
}

/** The name of a hero, a token, a card, a stage; the id itself where it has no other. */
export function name(thing: string): string {
  return nameOf(thing) ?? thing;
}

function worded(fact: string, value: string | Die): string | NamedThing {
  if (isDie(value)) return DIE_SIGNS[value.colour] + face(value);
  if (!value) return value;
  if (NAMED.has(fact)) {
    const known = nameOf(value);
    return known === undefined ? value : new NamedThing(value, known);
  }
  if (LED_BY_NAME.has(fact)) {
    const [first = '', ...rest] = value.split(' ');
    return [name(first), ...rest].join(' ');
  }
  return value;
}

function asVariables(facts: Given): Record<string, FluentVariable> {
  const found: Record<string, FluentVariable> = {};
  for (const [fact, value] of Object.entries(facts)) {
    if (value === null || value === undefined) continue;
    if (fact === 'cards' && Array.isArray(value)) found[fact] = value.map(String).map(name).join(', ');
    else if (Array.isArray(value)) found[fact] = value.map((each) => worded(fact, each)).join(' ');
    else found[fact] = typeof value === 'string' || isDie(value) ? worded(fact, value) : value;
  }
  const own = facts.owner && lookUp(`name-${facts.token}-${facts.owner}`, {}); // Snake’s crosshair
  if (own) found.token = own;
  return found;
}

/** A message with its facts; ids among them are said by their names. Every key has a message: a test sees to that. */
export function t(key: string, facts: Given = {}): string {
  return lookUp(key, asVariables(facts)) ?? key;
}

/** Whether there are words for this key. */
export function has(key: string): boolean {
  const [id = '', attribute] = key.split('.');
  const message = bundle.getMessage(id);
  return Boolean(attribute ? message?.attributes[attribute] : message?.value);
}

/** With a capital, as sentences and titles begin: the first letter, past what opens them. */
export function capital(words: string): string {
  return words.replace(/^([¡¿«„“‘"(]*)(\p{L})/u, (_, opened, first) => opened + first.toUpperCase());
}

/** What happened, as a sentence. */
export function tell(event: Pick<Told, 'kind' | 'facts'>): string {
  return capital(t(`event-${event.kind}`, event.facts));
}

/** A probability: "31%", or "11 in 36" where the player likes it so. */
export function percent(chance: number): string {
  if (settings.oddsAs === 'fraction') return fraction(chance);
  if (chance > 0 && chance < 0.01) return `<${percentage(0.01)}`;
  if (chance < 1 && chance > 0.99) return `>${percentage(0.99)}`;
  return percentage(chance);
}

/** Dice make sixths, thirty-sixths and so on; what is none of these is told in hundredths. */
function fraction(chance: number): string {
  const of = [1, 2, 3, 6, 36, 216].find((each) => Math.abs(chance * each - Math.round(chance * each)) < 1e-6) ?? 100;
  return t('app-odds', { hits: Math.round(chance * of), of });
}
