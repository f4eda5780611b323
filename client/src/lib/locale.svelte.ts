// Dates, numbers and lists as the reader writes them: nothing else in the browser puts them into words.

/** What is spoken; texts in another language are loaded by `speak`. */
export const language = $state({ now: 'en' });

/** The reader's own variety of a language: en-GB, not en, where the browser says so. */
export function locale(spoken = language.now): string {
  return navigator.languages.find((each) => each === spoken || each.startsWith(`${spoken}-`)) ?? spoken;
}

/** One format for all that is said in a locale: each takes longer to make than to use. */
function kept<Format>(made: (locale: string) => Format): () => Format {
  const formats = new Map<string, Format>();
  return () => {
    const now = locale();
    const format = formats.get(now) ?? made(now);
    formats.set(now, format);
    return format;
  };
}

const percent = kept((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));
const conjunction = kept((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** A number: "1,234", with so many decimals "0.3". */
export function number(value: number, decimals = 0): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(locale(), digits).format(value);
}

/** A part of one in hundredths: "31%". */
export function percentage(share: number): string {
  return percent().format(share);
}

/** A stretch of time: "42m", "3h 5m". */
export function duration(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  const said = (value: number, unit: 'minute' | 'hour') =>
    new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay: 'narrow' }).format(value);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && said(hours, 'hour'), (rest || !hours) && said(rest, 'minute')].filter(Boolean).join(' ');
}

/** A day of the calendar, given as 2026-11-17, in full. */
export function day(date: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** A moment of this year or the last: day, month and time. */
export function lately(moment: number): string {
  const wanted = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(locale(), wanted).format(moment);
}

/** A moment with its year. */
export function dated(moment: string | number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));
}

/** Several things in a sentence: "a, b and c". */
export function listed(words: string[]): string {
  return conjunction().format(words);
}
