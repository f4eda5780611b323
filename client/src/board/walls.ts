// What stands between spaces, as the picture has it: the line of all walls, and the place of what blocks a view.

import { beside, FACINGS } from '../lib/cells';
import { planOf } from '../lib/plan';
import type { StageMap } from '../wire';
import { between, centre, edge, type Point } from './geometry';

/** All walls as one path: those drawn, and wherever the grounds end but for drops. */
export function wallPath(stage: StageMap): string {
  const plan = planOf(stage);
  const solid = (name: string | undefined) => name !== undefined && (plan.spaces.get(name)?.kind ?? 'hole') !== 'hole';
  let path = '';
  for (const { name, kind } of stage.spaces) {
    if (kind === 'hole') continue;
    for (const facing of FACINGS)
      if (!solid(beside(name, facing, stage)) && !plan.isDrop(name, facing)) path += edge(name, facing);
    for (const facing of ['E', 'S'] as const) {
      const other = beside(name, facing, stage);
      if (other && plan.isWalled(name, other)) path += edge(name, facing);
    }
  }
  return path;
}

/** BOS-39: the edges that somebody can be driven over. */
export function dropPath(stage: StageMap): string {
  const plan = planOf(stage);
  const drops = plan.floor.flatMap((name) =>
    FACINGS.map((facing) => (plan.isDrop(name, facing) ? edge(name, facing) : '')),
  );
  return drops.join('');
}

/** Where a blocker such as `wall b2-c2`, `locked door b2-c2` or `obstacle c3` is, for the red cross (OV-02). */
export function placeOf(blocker: string): Point {
  const [one = '', other] = (blocker.split(' ').at(-1) ?? '').split('-');
  return other ? between(one, other) : centre(one);
}
