import { describe, expect, it } from 'vitest';
import { campaignPage, standing } from '../../testing/pages';
import type { GearCard } from '../../wire';
import { carriers, chosen, holdings } from './holdings';

function gearCard(id: string, given: Partial<GearCard> = {}): GearCard {
  return { id, family: 'grenade', tokens: 1, heroes: [], cost: 1, loud: false, copies: 1, brought_by: '', ...given };
}

const rations = gearCard('rations', { family: 'consumable', copies: 3, brought_by: 'otacon' });
const rifle = gearCard('light-assault-rifle', { family: 'rifle', heroes: ['meryl'], brought_by: 'meryl' });
const grenade = gearCard('grenade');
const key = gearCard('pal-key-card', { family: 'key' });
const camouflage = gearCard('stealth-camouflage', { family: 'tech', copies: 2, brought_by: 'gray-fox' });
const all = [rations, rifle, grenade, key, camouflage];
const page = campaignPage({
  heroes: ['snake', 'meryl'],
  memory_box: ['rations-2'],
  stages: [standing('tank', { cards: ['grenade'] })],
  missions: [standing('escape', { cards: ['rations-3'] })],
});
const states = Object.fromEntries(holdings(page, all).map((each) => [each.card, each.state]));

describe('the Memory Box', () => {
  it('shows every copy of every card, and how each of them stands', () => {
    expect(states).toEqual({
      rations: 'veiled', // Otacon has not joined
      'rations-2': 'box',
      'rations-3': 'won-at',
      'light-assault-rifle': 'own',
      grenade: 'won-at',
      'pal-key-card': 'veiled',
      'stealth-camouflage': 'veiled',
      'stealth-camouflage-2': 'every-mission',
    });
  });

  it('knows who may carry a card: its portraits, its owner, or anybody', () => {
    expect(carriers(rifle, 'light-assault-rifle')).toEqual(['meryl']);
    expect(carriers(rations, 'rations')).toEqual(['otacon']);
    expect(carriers(rations, 'rations-2')).toContain('snake');
  });

  it('is filtered by hero and by kind, what is there first; of what is veiled nothing is told', () => {
    const found = (hero: string, kind: string) => chosen(holdings(page, all), hero, kind).map((each) => each.card);

    expect(found('all', 'all').slice(0, 2)).toEqual(['rations-2', 'light-assault-rifle']);
    expect(found('snake', 'arms')).toEqual([]);
    expect(found('meryl', 'arms')).toEqual(['light-assault-rifle']);
    expect(found('all', 'keys')).toEqual([]);
  });
});
