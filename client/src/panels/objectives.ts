// What is left to do, from the map and the position (LY-07).

import { cell } from '../lib/cells';
import { t } from '../lib/words.svelte';
import type { Position, StageMap } from '../wire';

export interface Aim {
  words: string;
  isDone: boolean;
}

export function aims(stage: StageMap, position: Position): Aim[] {
  const found: Aim[] = stage.required.map((letter) => ({
    words: t('play-aim-event', {
      letter,
      space: cell(stage.events.find((each) => each.letter === letter)?.space ?? ''),
    }),
    isDone: position.resolved.includes(letter),
  }));
  if (stage.needed) {
    const taken = position.taken.length;
    const isDone = taken >= stage.needed;
    found.push({
      words: t('play-aim-objectives', { taken: Math.min(taken, stage.needed), needed: stage.needed }),
      isDone,
    });
  }
  const { boss } = position;
  if (boss) {
    found.push({ words: t('play-aim-boss', { figure: boss.id }), isDone: boss.damage >= boss.health });
    for (const { kind } of boss.tokens.filter((each) => each.friend)) {
      found.push({ words: t('play-aim-friend', { figure: kind }), isDone: false });
    }
  }
  if (stage.exits.length) {
    const spaces = stage.exits.map(cell).join(', ');
    const out = position.heroes.filter((hero) => stage.exits.includes(hero.space)).length;
    const isReady = found.every((each) => each.isDone);
    found.push({
      words: t('play-aim-exit', { who: stage.leaving, spaces }),
      isDone: isReady && (stage.leaving === 'one' ? out > 0 : out === position.heroes.length),
    });
  }
  return found;
}
