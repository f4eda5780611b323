// What is to be said of a phase that is only forecast: what is supposed, where the dice would decide, and where it cannot go on.

import { cell } from '../lib/cells';
import { t } from '../lib/words.svelte';
import type { ForecastFilm } from '../wire';

/** What it rests on: where the turn ends, and how the noise check goes. */
export function supposedWords({ hero, space, heard }: ForecastFilm): string {
  return t('forecast-film-supposed', { hero, space: cell(space), heard: heard ? 'yes' : 'no' });
}

/** At the step that shows event `n`; `isLast` where the film ends. */
export function forecastWords(film: ForecastFilm, n: number, isLast: boolean): string {
  const ends = film.ends || 'whole';
  const attack = film.attacks.find((each) => each.after === n);
  const parts = [
    attack ? t('forecast-film-attack', { guard: attack.guard ?? 0, hero: attack.hero }) : '',
    film.choices.includes(n) ? t('forecast-film-choice') : '',
    isLast ? t(`forecast-film-ends-${ends}`) : '',
  ];
  return parts.filter(Boolean).join(' ');
}
