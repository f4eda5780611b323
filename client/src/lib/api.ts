// Plain HTTP requests. A failure is a `Failure` with a code that has words (`problem-<code>`).

import type {
  AnswerQuestion,
  CampaignKey,
  CampaignPage,
  CodecIndex,
  CodecReply,
  DailyMission,
  Film,
  GearCard,
  MovingPart,
  MovingPicture,
  NewCampaignGame,
  NewRoom,
  Outside,
  Problem,
  RuleBook,
  SceneShown,
  Seat,
  StageCard,
  Summary,
} from '../wire';
import { learnRules } from './words.svelte';

export class Failure extends Error {
  constructor(
    readonly code: Problem['code'] | 'offline' | 'bad-statistics',
    readonly detail = '',
  ) {
    super(`${code} ${detail}`);
  }
}

async function answered(path: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, init);
  } catch {
    throw new Failure('offline');
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => ({ code: 'malformed' }))) as Problem;
  throw new Failure(problem.code, problem.detail);
}

async function request<T>(path: string, init: RequestInit = {}): Promise<T> {
  return (await answered(path, init)).json() as Promise<T>;
}

function post<T>(path: string, body: unknown, token?: string): Promise<T> {
  return request<T>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...withToken(token) },
    body: JSON.stringify(body),
  });
}

function withToken(token: string | undefined): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {};
}

/** Every answer is kept and not asked for again, unless it was a failure. */
function once<About extends unknown[], T>(ask: (...about: About) => Promise<T>): (...about: About) => Promise<T> {
  const answers = new Map<string, Promise<T>>();
  return (...about) => {
    const key = JSON.stringify(about);
    const answer =
      answers.get(key) ??
      ask(...about).catch((error: unknown) => {
        answers.delete(key);
        throw error;
      });
    answers.set(key, answer);
    return answer;
  };
}

/** What links for other devices begin with, as the server knows it. */
export const outside = once(() => request<Outside>('outside'));
export const stages = once(() => request<StageCard[]>('stages'));
/** With the words of every rule. */
export const rules = once(async () => {
  const [book] = await Promise.all([request<RuleBook>('rules'), learnRules()]);
  return book;
});
export const gear = once(() => request<GearCard[]>('gear'));
/** With `reached`, how far players have come, only what tells of no later stage; null is everything. */
const inCodec = (lang: string, reached: number | null, asked: Record<string, string> = {}) =>
  `codec?${new URLSearchParams({ ...asked, lang, ...(reached === null ? {} : { reached: String(reached) }) })}`;
export const codecIndex = once((lang: string, reached: number | null) => request<CodecIndex>(inCodec(lang, reached)));
export const askCodec = once((lang: string, words: string, reached: number | null) =>
  request<CodecReply>(inCodec(lang, reached, { words })),
);
export const summary = (id: string) => request<Summary>(`tables/${encodeURIComponent(id)}`);
/** Of a table without spectators only those who sit at it get the film while it runs. */
export const film = (id: string, token?: string) =>
  request<Film>(`tables/${encodeURIComponent(id)}/film`, { headers: withToken(token) });
/** A finished game as a moving picture, or how far the server is with it. */
export async function movingPicture(id: string, part: MovingPart): Promise<Blob | MovingPicture> {
  const response = await answered(`tables/${encodeURIComponent(id)}/animation?part=${part}`, {});
  return response.status === 202 ? (response.json() as Promise<MovingPicture>) : response.blob();
}
export const showScene = (scene: string) => post<SceneShown | Problem>('scenes', { scene });
export const openRoom = (wanted: NewRoom) => post<Seat>('tables', wanted);
export const join = (id: string, name: string) => post<Seat>(`tables/${encodeURIComponent(id)}/join`, { name });
export const branch = (id: string, name: string, answers: number) =>
  post<Seat>(`tables/${encodeURIComponent(id)}/branch`, { name, answers });

export function importGame(file: Blob, name: string): Promise<Seat> {
  return request<Seat>(`tables/import?name=${encodeURIComponent(name)}`, { method: 'POST', body: file });
}

/** A file of a table one sits at: its record, or what a bug report needs. */
export const fetchFile = (id: string, what: 'export' | 'bug', token: string) =>
  fileAt(`tables/${encodeURIComponent(id)}/${what}`, token);

async function fileAt(path: string, token: string): Promise<Blob> {
  const response = await answered(path, { headers: withToken(token) });
  return response.blob();
}

// Campaigns: whoever has the key of one leads it

const inCampaign = (key: CampaignKey, what = '') => `campaigns/${encodeURIComponent(key.id)}${what}`;
const change = <T = CampaignPage>(key: CampaignKey, what: string, body: unknown) =>
  post<T>(inCampaign(key, what), body, key.token);

export const newCampaign = (name: string) => post<CampaignKey>('campaigns', { name });
export const importCampaign = (file: Blob) => request<CampaignKey>('campaigns/import', { method: 'POST', body: file });
export const campaignPage = (key: CampaignKey) =>
  request<CampaignPage>(inCampaign(key), { headers: withToken(key.token) });
/** The same for those who sit at a table of the campaign and do not lead it. */
export const campaignAt = ({ table, token }: Pick<Seat, 'table' | 'token'>) =>
  request<CampaignPage>(`tables/${encodeURIComponent(table)}/campaign`, { headers: withToken(token) });
export const campaignFile = (key: CampaignKey) => fileAt(inCampaign(key, '/export'), key.token);
export const renameCampaign = (key: CampaignKey, name: string) => change(key, '/rename', { name });
export const removeCampaign = (key: CampaignKey) =>
  request<object>(inCampaign(key), { method: 'DELETE', headers: withToken(key.token) });
/** RP-07: names of what lies ahead are shown, or hidden again. */
export const liftVeil = (key: CampaignKey, lifted: boolean) => change(key, '/veil', { lifted });
export const giveUp = (key: CampaignKey) => change(key, '/give-up', {});
export const answerQuestion = (key: CampaignKey, answer: AnswerQuestion['answer']) =>
  change(key, '/interrogation', { answer });

export const callIn = (key: CampaignKey, number: string) => change(key, '/call', { number });
export const openInCampaign = (key: CampaignKey, wanted: NewCampaignGame) => change<Seat>(key, '/games', wanted);
export const resumeInCampaign = (key: CampaignKey, name: string) => change<Seat>(key, '/resume', { name });

// The mission of the day

export const daily = () => request<DailyMission>('daily');
export const openDaily = (day: string, name: string) => post<Seat>('daily', { name, day });
