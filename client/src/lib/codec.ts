// The Codec in the browser (CDX-1): numbers as they are written, what carries them, and what was heard here. Its words come with the
// answer of the server, so nobody has the text of a secret before calling its number.

import type { CodecCall, CodecIndex, CodecLine, CodecReply } from '../wire';
import { askCodec, codecIndex, liftVeil, stages } from './api';
import { note } from './campaigns.svelte';
import { language } from './locale.svelte';
import { reached } from './missions';
import { type KnownCampaign, profile } from './profile.svelte';
import { settings } from './settings.svelte';

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

/** Whose veil lies over the Codec (RP-07): that of the campaign at hand, else that of this browser, which knows the stage at hand. */
export interface Listener {
  campaign: KnownCampaign | undefined;
  stage: string;
}

/** How far the listener has come; null if there is no veil. */
async function reach({ campaign, stage }: Listener): Promise<number | null> {
  if (campaign) return campaign.unveiled ? null : campaign.reached;
  return settings.spoilers ? null : reached(await stages(), stage);
}

/** Lifts the veil, by the switch that the campaign or the settings have for it. */
export async function unveil({ campaign }: Listener): Promise<void> {
  if (campaign) note(await liftVeil(campaign, true));
  else settings.spoilers = true;
}

/** Every call that is neither a secret nor veiled, and how many are veiled. */
export async function callsFor(listener: Listener): Promise<CodecIndex> {
  return codecIndex(language.now, await reach(listener));
}

/** What is heard at a number or found by words; what was answered once is there at once. */
export async function lookUp(words: string, listener: Listener): Promise<CodecReply> {
  return askCodec(language.now, words.trim().slice(0, LONGEST), await reach(listener));
}

/** The number that Enter calls: the one typed, or that of the only call with these words. Empty too if nobody can be asked. */
export async function numberFor(words: string, listener: Listener): Promise<string> {
  const number = numberIn(words);
  if (number || !words.trim()) return number;
  const found = await lookUp(words, listener).catch(() => null);
  return found?.calls.length === 1 ? (found.calls[0]?.number ?? '') : '';
}

/** A call was heard in this browser: its number is known here from now on. */
export function hear(call: CodecCall): void {
  if (!profile.calls.includes(call.number)) profile.calls = [...profile.calls, call.number];
}

/** The secrets among the numbers called that a game has something of: a card, or what its boss keeps to himself. */
export async function secretsAmong(numbers: string[], boss: string): Promise<CodecCall[]> {
  const listed = new Set((await codecIndex(language.now, null)).lines.map((line) => line.number));
  const unlisted = numbers.filter((number) => !listed.has(number));
  const replies = await Promise.all(unlisted.map((number) => askCodec(language.now, number, null)));
  return replies
    .flatMap((reply) => reply.calls)
    .filter((call) => call.unlocks || (call.secret && call.about.includes(boss)));
}
