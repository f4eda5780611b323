// The order of the campaign. Whatever else the game brings along is a VR mission, to be played at any time.

import type { StageCard } from '../wire';
import { has, name, t } from './words.svelte';

const CAMPAIGN = [
  ...['cargo-dock', 'heliport', 'revolver-ocelot', 'tank', 'cyborg-ninja', 'psycho-mantis', 'hind-d', 'sniper-wolf'],
  ...['vulcan-raven', 'metal-gear-rex', 'liquid'],
];

export function campaign(stages: StageCard[]): StageCard[] {
  return CAMPAIGN.flatMap((id) => stages.filter((stage) => stage.id === id));
}

export function virtual(stages: StageCard[]): StageCard[] {
  return stages.filter((stage) => !CAMPAIGN.includes(stage.id));
}

/** What a table plays, in words: a stage, or a position somebody set up. */
export function stageName(id: string): string {
  return id && has(`name-${id}`) ? name(id) : t('home-scene-table');
}
