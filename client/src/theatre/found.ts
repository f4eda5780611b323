// What lies where an event of a stage happens.

import type { StageMap } from '../wire';

const CONSOLE = 'thing-console';

/** The drawing of what heroes find at the event with this letter; most are a console. */
export function foundAt(letter: string, stage: Pick<StageMap, 'events'> | null | undefined): string {
  return stage?.events.find((each) => each.letter === letter)?.drawing ?? CONSOLE;
}
