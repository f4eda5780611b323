// What this browser keeps between visits. A full or forbidden store never stops the game.

export function kept<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`noisecheck.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`noisecheck.${key}`, JSON.stringify(value));
  } catch {
    // private windows and full disks: this visit works, the next one starts afresh
  }
}

/** Does something when another tab kept a new value. Returns how to stop. */
export function onKept(key: string, hear: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === `noisecheck.${key}` && event.newValue !== null) hear();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Everything kept here, as a text one can put into a file. */
export function everything(): string {
  const ours = Object.keys(localStorage).filter((key) => key.startsWith('noisecheck.'));
  return JSON.stringify(Object.fromEntries(ours.map((key) => [key, JSON.parse(localStorage.getItem(key) ?? 'null')])));
}

export function forget(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith('noisecheck.')) localStorage.removeItem(key);
}
