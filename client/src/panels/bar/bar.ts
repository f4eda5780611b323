// The one sentence that says what is to be done now, and by whom (LY-03). While a game runs it is never empty.

import { sentence } from '../../lib/labels';
import { botName, intentionWords } from '../../lib/minds';
import type { Room } from '../../lib/room.svelte';
import { t } from '../../lib/words.svelte';
import type { Position, RewindMark, RoomState } from '../../wire';

export interface Bar {
  text: string;
  /** Without what signs beside it show. */
  brief?: string;
  isMine: boolean;
}

const others = (text: string): Bar => ({ text, isMine: false });

function names(room: Room, ids: number[]): string {
  return ids.map((id) => room.player(id)?.name ?? t('play-somebody')).join(', ');
}

/** Where a rewind leads: "the start of round 2", "Snake’s turn in round 3". */
export function moment(mark: RewindMark): string {
  return t(`play-mark-${mark.kind}`, { round: mark.round, hero: mark.hero || 'nobody' });
}

function rewind(room: Room, state: RoomState): Bar | null {
  if (!state.rewind) return null;
  const { by, mark, waiting } = state.rewind;
  const facts = { name: names(room, [by]), moment: moment(mark) };
  if (room.you !== null && waiting.includes(room.you)) return { text: t('play-bar-rewind', facts), isMine: true };
  return others(t('play-bar-rewind-waiting', { ...facts, names: names(room, waiting) }));
}

/** Who has the Enemy phase: guards, a boss (BOS-1), or both. */
function enemies({ boss, guards }: Position): { who: string; figure: string } {
  if (!boss) return { who: 'guards', figure: '' };
  return { who: guards.length ? 'both' : 'boss', figure: boss.id };
}

export function bar(room: Room): Bar {
  const { state, theatre } = room;
  if (room.link !== 'open') return others(t(`play-bar-link-${room.link}`));
  if (!state) return others(t('play-bar-link-connecting'));
  if (room.bug) return others(t('play-bar-recovering'));
  if (theatre?.moment !== null && theatre?.moment !== undefined) return others(t('play-bar-moment'));
  if (theatre?.forecastFilm) return others(t('play-bar-forecast', enemies(state.position)));
  if (theatre?.covers) return others(t('play-bar-theatre', enemies(state.position)));
  const asked = rewind(room, state);
  if (asked) return asked;
  const { outcome } = state.position;
  if (outcome) return others(t(`play-bar-${outcome.kind}`, { ...outcome }));
  const { question } = room;
  if (!question) return others(t('play-bar-recovering'));
  const { acting } = state;
  if (acting?.held && room.mine) {
    return { text: t('play-bar-held', { hero: acting.hero, sentence: sentence(question) }), isMine: true };
  }
  if (room.mine) {
    const isAction = question.kind === 'action' && Number(question.facts.left) > 0;
    const text = sentence(question);
    return { text, isMine: true, ...(isAction && { brief: t('play-bar-action', { hero: question.hero }) }) };
  }
  if (acting && !acting.held) {
    if (room.intention) return others(intentionWords(room.intention));
    return others(t('play-bar-bot', { hero: acting.hero, bot: botName(acting.bot), sentence: sentence(question) }));
  }
  return others(t('play-bar-waiting', { names: names(room, state.deciders), sentence: sentence(question) }));
}
