// The Codec in the browser (CDX-1): numbers as they are written, what carries them, and what was heard here. Its words come with the
// answer of the server, so nobody has the text of a secret before calling its number.

import type { CodecCall, CodecIndex, CodecLine, CodecReply } from '../wire';
import { askCodec, codecIndex } from './api';
import { profile } from './profile.svelte';

const TYPED = /^(\d{1,2})[.,:](\d{1,2})$|^(\d{1,2})(\d{2})$/; // 05.07, 5.7, 0507, 507: as codec.py has it
const BEGUN = /^(\d{0,2}[.,:]\d{0,2}|\d{0,4})$/;
const LONGEST = 80; // letters the server looks for

/** The number that somebody typed, as it is written; empty if it is none. */
export function numberIn(words: string): string {
  const [, ...parts] = TYPED.exec(words.trim()) ?? [];
  return parts
    .filter((part) => part !== undefined)
    .map((part) => part.padStart(2, '0'))
    .join('.');
}

/** Whether this is a number as it is written, and so the page of a call; rules have ids with letters. */
export function isNumber(id: string): boolean {
  return /^\d\d\.\d\d$/.test(id);
}

/** The numbers that a component, a rule or a stage carries; copies of a card (rations-2) share them. */
export function numbersOf(index: CodecIndex, thing: string): string[] {
  return index.numbers[thing] ?? index.numbers[thing.replace(/-\d+$/, '')] ?? [];
}

/** The beginning of a number, its digits only: `5.0` is 050. Null for words, and for what no number begins with; empty for nothing
 * at all. */
export function soFar(words: string): string | null {
  const typed = words.trim();
  return BEGUN.test(typed) ? typed.replace(/^(\d)(?=[.,:])/, '0$1').replace(/\D/g, '') : null;
}

/** The calls whose number begins with what was typed so far, by number. */
export function linesAt(lines: CodecLine[], words: string): CodecLine[] {
  const digits = soFar(words) ?? '';
  const found = lines.filter((line) => line.number.replace('.', '').startsWith(digits));
  return found.toSorted((one, other) => (one.number < other.number ? -1 : 1));
}

const answers = new Map<string, Promise<CodecReply>>();

/** What is heard at a number or found by words; what was answered once is there at once. */
export function lookUp(words: string): Promise<CodecReply> {
  const wanted = words.trim().slice(0, LONGEST);
  const known = answers.get(wanted);
  if (known) return known;
  const answer = askCodec(wanted).catch((error: unknown) => {
    answers.delete(wanted); // a failure is not remembered
    throw error;
  });
  answers.set(wanted, answer);
  return answer;
}

/** The number that Enter calls: the one typed, or that of the only call with these words. Empty too if nobody can be asked. */
export async function numberFor(words: string): Promise<string> {
  const number = numberIn(words);
  if (number || !words.trim()) return number;
  const found = await lookUp(words).catch(() => null);
  return found?.calls.length === 1 ? (found.calls[0]?.number ?? '') : '';
}

/** A call was heard in this browser: its number is known here from now on. */
export function hear(call: CodecCall): void {
  if (!profile.calls.includes(call.number)) profile.calls = [...profile.calls, call.number];
}

/** The secrets among the numbers called that a game has something of: a card, or what its boss keeps to himself. */
export async function secretsAmong(numbers: string[], boss: string): Promise<CodecCall[]> {
  const listed = new Set((await codecIndex()).lines.map((line) => line.number));
  const replies = await Promise.all(numbers.filter((number) => !listed.has(number)).map(lookUp));
  return replies
    .flatMap((reply) => reply.calls)
    .filter((call) => call.unlocks || (call.secret && call.about.includes(boss)));
}
