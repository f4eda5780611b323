// How a stage of a campaign stands, in a few words.

import { capital, name, t } from '../../lib/words.svelte';
import type { icons } from '../../ui/icons';
import type { CampaignPage, CampaignStage } from '../../wire';

/** A veiled stage keeps its name to itself. */
export function titleOf(stage: CampaignStage): string {
  return stage.veiled ? t('campaigns-veiled') : name(stage.id);
}

export function howItStands(stage: CampaignStage, page: CampaignPage): string {
  if (!stage.veiled && stage.id === page.playing?.stage) return t('campaigns-playing');
  if (stage.best)
    return t('campaigns-best', { rounds: stage.best.rounds, alarms: stage.best.alarms, games: stage.games });
  if (stage.reason) return capital(t(`campaign-why-${stage.reason.key}`, stage.reason.facts));
  return t('campaigns-open', { games: stage.games });
}

/** The first stage that is not reached says what it waits for; those behind it would only repeat it. */
export function firstAhead({ stages }: CampaignPage): CampaignStage | undefined {
  return stages.find((each) => each.state === 'ahead');
}

/** What a stage waits for, as a sentence; empty where it waits for nothing. */
export function whatItAwaits({ id, number, veiled, reason }: CampaignStage): string {
  const stage = veiled ? t('campaigns-stage', { number }) : name(id);
  return reason ? t('campaigns-waits', { stage, why: t(`campaign-why-${reason.key}`, reason.facts) }) : '';
}

export function signOf({ state }: CampaignStage): keyof typeof icons {
  return state === 'cleared' ? 'check' : state === 'open' ? 'play' : 'lock';
}

/** Whether there is a briefing to go to. */
export function isOpen({ state }: CampaignStage): boolean {
  return state === 'open' || state === 'cleared';
}

export function isNext(stage: CampaignStage, page: CampaignPage): boolean {
  return !stage.veiled && stage.id === page.next;
}
