// For tests: stages and pages of campaigns as the server would send them.

import type { CampaignPage, CampaignResult, CampaignStage, StageCard } from '../wire';
import { boss, position, WON } from './figures';
import { YARD } from './seated';

export function stageCard(id: string, given: Partial<StageCard> = {}): StageCard {
  return {
    id,
    group: 'campaign',
    number: 1,
    place: (given.group ?? 'campaign') === 'campaign' ? (given.number ?? 1) : 0,
    mission: '',
    kind: 'sneaking',
    minutes: 30,
    parties: { 1: [['snake'], []] },
    needed: { 1: 0 },
    rules: { 1: [] },
    rewards: [],
    own_exits: {},
    map: YARD,
    opening: position({}),
    ...given,
  };
}

/** A stage against a boss. */
export function fight(id: string, figure: string, given: Partial<StageCard> = {}): StageCard {
  return stageCard(id, { kind: 'boss', opening: position({ boss: boss(figure, ['c1']) }), ...given });
}

export function standing(id: string, given: Partial<CampaignStage> = {}): CampaignStage {
  return {
    id,
    number: 1,
    state: 'open',
    veiled: false,
    bonus: false,
    reason: null,
    parties: [['snake']],
    games: 0,
    best: null,
    cards: [],
    ...given,
  };
}

export function result(stage: string, given: Partial<CampaignResult> = {}): CampaignResult {
  return {
    number: 1,
    stage,
    heroes: ['snake'],
    seed: 0,
    outcome: WON,
    rounds: 6,
    alarms: 0,
    when: '2026-11-15T20:00:00+00:00',
    rewards: [],
    ...given,
  };
}

export function campaignPage(given: Partial<CampaignPage> = {}): CampaignPage {
  return {
    id: 'run',
    name: 'Shadow run',
    created: '2026-11-15T19:00:00+00:00',
    unveiled: false,
    complete: false,
    next: '',
    heroes: ['snake'],
    joins: { snake: 1, meryl: 3, otacon: 9, 'gray-fox': 9 },
    stages: [],
    missions: [],
    fights: {},
    memory_box: [],
    for_every_mission: 'stealth-camouflage-2',
    secrets: [],
    interrogation: null,
    results: [],
    playing: null,
    ...given,
  };
}
