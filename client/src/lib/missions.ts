// Stages as the server lists them: the campaign in order, then VR missions. What stands where is its business.

import type { CampaignPage, StageCard } from '../wire';
import { profile, type Tally } from './profile.svelte';
import { settings } from './settings.svelte';
import { has, name, t } from './words.svelte';

/** What comes after a mission in the list; empty after the last, and after a fight, which is only another way to play one. */
export function following(stage: string, stages: StageCard[]): string {
  const order = stages.filter((each) => !each.mission).map((each) => each.id);
  return order.includes(stage) ? (order[order.indexOf(stage) + 1] ?? '') : '';
}

/** The farthest stage this browser has come to, here, at a table or in a campaign; one that was won leads to the next. */
export function reached(stages: StageCard[], here = ''): number {
  const played = new Set([here, ...Object.keys(profile.results), ...profile.tables.map((each) => each.stage)]);
  const places = stages
    .filter((each) => played.has(each.id))
    .map((each) => each.place + (each.group === 'campaign' && profile.results[each.id]?.wins ? 1 : 0));
  return Math.max(1, ...places, ...profile.campaigns.map((each) => each.reached));
}

/** Outside a campaign too, a stage nobody has come to keeps its name to itself, and so does a boss before he was met. */
export function isVeiled(card: StageCard, stages: StageCard[]): boolean {
  return !settings.spoilers && card.place > reached(stages);
}

/** What a campaign knows of a mission, as it is told on its card. */
export function resultOf({ results }: CampaignPage, stage: string): Tally {
  const games = results.filter((each) => each.stage === stage);
  const won = games.filter((each) => each.outcome.kind === 'won').map((each) => each.rounds);
  return { wins: won.length, losses: games.length - won.length, best: won.length ? Math.min(...won) : null };
}

/** What a table plays, in words: a stage, or a position somebody set up. */
export function stageName(id: string): string {
  return id && has(`name-${id}`) ? name(id) : t('home-scene-table');
}
