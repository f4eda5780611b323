// What a room knows of its theatre: what plays there instead of the present, and how to stop it.

import type { ForecastFilm, Position, Told } from '../wire';

export interface Show {
  /** What is shown is not the present, so nothing can be asked about it. */
  readonly covers: boolean;
  /** Something plays, or stands still in the middle of the play. */
  readonly running: boolean;
  /** A card of the other side lies over its panel. */
  readonly hasCard: boolean;
  /** The last picture of a fight or a stage is shown: what comes after it waits. */
  readonly isClosing: boolean;
  /** How many events the audience knows of. */
  readonly known: number;
  /** The event whose moment is looked at in the log; null: none. */
  readonly moment: number | null;
  /** What plays has not happened: a forecast (FC-06). */
  readonly forecastFilm: ForecastFilm | null;
  readonly recapped: Told[];
  readonly canReplay: boolean;

  listen(audience: (step: { event: Told }) => void): () => void;
  goOn(): void;
  toEnd(): void;
  finish(): void;
  leave(): boolean;
  reset(): void;
  replay(): void;
  watch(before: Position, events: Told[]): void;
  playForecast(film: ForecastFilm): void;
  look(position: Position, event: Told): void;
}
