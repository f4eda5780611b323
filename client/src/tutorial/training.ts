// How a lesson begins, goes on, and is taken again. Training is stage 1 of the campaign, and counts there.

import { campaignPage, openInCampaign, openRoom } from '../lib/api';
import { begin, current, nextName, standingOf } from '../lib/campaigns.svelte';
import { arrive, myName } from '../lib/opening';
import { type KnownCampaign, profile, seatAt } from '../lib/profile.svelte';
import { go } from '../lib/router.svelte';
import { t } from '../lib/words.svelte';
import type { Seat } from '../wire';
import { LESSONS, type Lesson, TRAINING } from './lessons';

const TERMS = { rewinds: null, spectators: true }; // whoever learns may take back as often as they like
const PLAIN = { ...TERMS, assist: 1 } as const; // no forecasts: they would hatch the map, too, and the lesson tells what comes

/** Whether a lesson was begun and left. */
export function isUnderWay({ id }: Lesson): boolean {
  const taken = profile.courses[id];
  return taken !== undefined && !taken.done && !taken.skipped && !taken.lost && seatAt(taken.table) !== undefined;
}

export function isDone({ id }: Lesson): boolean {
  return profile.courses[id]?.done ?? false;
}

/** Goes on with a lesson, or begins it. */
export async function take(lesson: Lesson): Promise<void> {
  if (isUnderWay(lesson)) return go(`/t/${profile.courses[lesson.id]?.table}`);
  const seat = await open(lesson);
  profile.courses[lesson.id] = { table: seat.table, looked: [], done: false, skipped: false, lost: false };
  arrive(seat, 'stage' in lesson.opens ? lesson.opens.stage : '', 'training');
  const known = seatAt(seat.table);
  if (known && 'scene' in lesson.opens) known.label = t(`lesson-${lesson.id}`);
}

async function open({ opens }: Lesson): Promise<Seat> {
  const wanted = { name: myName(), options: TERMS, alone: true };
  if ('scene' in opens) return openRoom({ ...wanted, ...opens, options: PLAIN });
  const campaign = await campaignFor(opens.stage);
  return campaign ? openInCampaign(campaign, { ...wanted, ...opens }) : openRoom({ ...wanted, ...opens });
}

/** The campaign in which a stage is the next thing to do; none where it would be for practice. Who has none begins one. */
async function campaignFor(stage: string): Promise<KnownCampaign | undefined> {
  const known = current();
  if (!known) return begin(nextName());
  const page = await campaignPage(known).catch(() => null); // a server that has lost it teaches all the same
  return page && !page.playing && standingOf(page, stage)?.state === 'open' ? known : undefined;
}

/** The lesson that is taken at a table, unless the learner went on without. */
export function lessonAt(table: string): Lesson | undefined {
  return LESSONS.find(({ id }) => profile.courses[id]?.table === table && !profile.courses[id]?.skipped);
}

/** Whether a stage of a campaign is the training, and was not taken yet. */
export function isTrainingAt(stage: string): boolean {
  return stage === TRAINING.opens.stage && !isDone(TRAINING);
}
