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

/** The farthest stage this browser has come to, in single games or in a campaign. */
export function reached(stages: StageCard[]): number {
  const cleared = stages.filter((each) => each.group === 'campaign' && profile.results[each.id]?.wins);
  return Math.max(1, ...cleared.map((each) => each.number + 1), ...profile.campaigns.map((each) => each.reached));
}

/** Outside a campaign too, a stage nobody has come to keeps its name to itself, and so does a boss before he was met. */
export function isVeiled(card: StageCard, stages: StageCard[]): boolean {
  const boss = card.opening.boss?.id;
  const met = stages.find((each) => each.group === 'campaign' && boss && each.opening.boss?.id === boss);
  const place = card.group === 'campaign' ? card : met;
  return !settings.spoilers && place !== undefined && place.number > reached(stages);
}

/** What a campaign knows of a mission, as it is told on its card. */
export function resultOf({ results }: CampaignPage, stage: string): Tally {
  const games = results.filter((each) => each.stage === stage);
  const won = games.filter((each) => each.outcome === 'won').map((each) => each.rounds);
  return { wins: won.length, losses: games.length - won.length, best: won.length ? Math.min(...won) : null };
}

/** What a table plays, in words: a stage, or a position somebody set up. */
export function stageName(id: string): string {
  return id && has(`name-${id}`) ? name(id) : t('home-scene-table');
}
