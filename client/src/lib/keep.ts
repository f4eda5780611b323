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

export function forget(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith('noisecheck.')) localStorage.removeItem(key);
}
