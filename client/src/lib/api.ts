// Plain HTTP requests. A failure is a `Failure` with a code that has words (`problem-<code>`).

import type {
  Film,
  GearCard,
  NewTable,
  Outside,
  Problem,
  RuleBook,
  SceneShown,
  Seat,
  StageCard,
  Summary,
} from '../wire';

export class Failure extends Error {
  constructor(
    readonly code: Problem['code'] | 'offline',
    readonly detail = '',
  ) {
    super(`${code} ${detail}`);
  }
}

async function request<T>(path: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, init);
  } catch {
    throw new Failure('offline');
  }
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => ({ code: 'malformed' }))) as Problem;
  throw new Failure(problem.code, problem.detail);
}

function post<T>(path: string, body: unknown): Promise<T> {
  return request<T>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= ask().catch((error: unknown) => {
      answer = undefined; // a failure is not remembered
      throw error;
    });
    return answer;
  };
}

/** What links for other devices begin with, as the server knows it. */
export const outside = once(() => request<Outside>('outside'));
export const stages = once(() => request<StageCard[]>('stages'));
export const rules = once(() => request<RuleBook>('rules'));
export const gear = once(() => request<GearCard[]>('gear'));
export const summary = (id: string) => request<Summary>(`tables/${encodeURIComponent(id)}`);
/** Of a table without spectators only those who sit at it get the film while it runs. */
export const film = (id: string, token?: string) =>
  request<Film>(
    `tables/${encodeURIComponent(id)}/film`,
    token ? { headers: { authorization: `Bearer ${token}` } } : {},
  );
export const showScene = (scene: string) => post<SceneShown | Problem>('scenes', { scene });
export const openTable = (wanted: NewTable) => post<Seat>('tables', wanted);
export const join = (id: string, name: string) => post<Seat>(`tables/${encodeURIComponent(id)}/join`, { name });
export const branch = (id: string, name: string, answers: number) =>
  post<Seat>(`tables/${encodeURIComponent(id)}/branch`, { name, answers });

export function importGame(file: Blob, name: string): Promise<Seat> {
  return request<Seat>(`tables/import?name=${encodeURIComponent(name)}`, { method: 'POST', body: file });
}

/** A file of a table one sits at: its record, or what a bug report needs. */
export async function fetchFile(id: string, what: 'export' | 'bug', token: string): Promise<Blob> {
  const response = await fetch(`/api/tables/${encodeURIComponent(id)}/${what}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Failure(((await response.json()) as Problem).code);
  return response.blob();
}
