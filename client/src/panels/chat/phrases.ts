// Quick phrases travel as `:wait`, so that everybody reads them in their own language; what follows is free text.

import { has, t } from '../../lib/words.svelte';

export const PHRASES = ['wait', 'go', 'seen', 'help', 'distract', 'good', 'end', 'undo'];

export function coded(phrase: string, space = ''): string {
  return [`:${phrase}`, space].filter(Boolean).join(' ');
}

/** A line of chat as it is read. */
export function decoded(text: string): string {
  const [code = '', ...rest] = text.split(' ');
  if (!code.startsWith(':') || !has(`chat-quick-${code.slice(1)}`)) return text;
  return [t(`chat-quick-${code.slice(1)}`), ...rest].join(' ');
}
