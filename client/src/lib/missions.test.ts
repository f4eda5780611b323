import { beforeEach, describe, expect, it } from 'vitest';
import { lost } from '../testing/figures';
import { campaignPage, fight, result, stageCard } from '../testing/pages';
import { following, isVeiled, reached, resultOf } from './missions';
import { profile, rememberSeat } from './profile.svelte';
import { settings } from './settings.svelte';

const dock = stageCard('cargo-dock', { number: 1 });
const heliport = stageCard('heliport', { number: 2 });
const duel = fight('revolver-ocelot', 'ocelot', { number: 3 });
const recon = stageCard('recon', { group: 'vr', number: 1 });
const simulated = fight('recon-ocelot', 'ocelot', { group: 'vr', number: 0, place: 3, mission: 'recon' });
const all = [dock, heliport, duel, recon, simulated];

beforeEach(() => {
  Object.assign(profile, { results: {}, campaigns: [], tables: [] });
  settings.spoilers = false;
});

describe('missions', () => {
  it('follow one another as the server lists them; a fight is none of them', () => {
    expect(following('cargo-dock', all)).toBe('heliport');
    expect(following('revolver-ocelot', all)).toBe('recon');
    expect(following('recon', all)).toBe('');
    expect(following('recon-ocelot', all)).toBe('');
  });

  it('of a campaign are counted from its results', () => {
    const results = [
      result('recon', { rounds: 7 }),
      result('recon', { outcome: lost('time') }),
      result('recon', { rounds: 5 }),
    ];

    expect(resultOf(campaignPage({ results }), 'recon')).toEqual({ wins: 2, losses: 1, best: 5 });
    expect(resultOf(campaignPage(), 'recon')).toEqual({ wins: 0, losses: 0, best: null });
  });
});

describe('the veil outside a campaign', () => {
  it('lies over stages nobody has come to, and over their bosses in VR missions', () => {
    expect(all.filter((each) => isVeiled(each, all)).map((each) => each.id)).toEqual([
      'heliport',
      'revolver-ocelot',
      'recon-ocelot',
    ]);
  });

  it('lifts stage by stage as they are won', () => {
    profile.results = { 'cargo-dock': { wins: 1, losses: 0, best: 6 } };

    expect(reached(all)).toBe(2);
    expect(isVeiled(heliport, all)).toBe(false);
    expect(isVeiled(duel, all)).toBe(true);
  });

  it('does not lie over what one sits at, nor over what was lost', () => {
    rememberSeat({ table: 'a', watch: 'b', token: 'c', player: 1 }, 'heliport');
    expect(reached(all)).toBe(2);

    profile.results = { 'recon-ocelot': { wins: 1, losses: 0, best: 5 } }; // a boss who was met there, and nobody after him
    expect(reached(all)).toBe(3);
    profile.results = { 'revolver-ocelot': { wins: 0, losses: 1, best: null } };
    expect(reached(all)).toBe(3);
  });

  it('is lifted by what a campaign has come to', () => {
    profile.campaigns = [{ id: 'run', token: 't', name: 'run', opened: 0, reached: 3 }];

    expect(isVeiled(simulated, all)).toBe(false);
  });

  it('is not there for those who do not want it', () => {
    settings.spoilers = true;

    expect(all.some((each) => isVeiled(each, all))).toBe(false);
  });
});
