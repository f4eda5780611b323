// The campaigns this browser leads, and what the server says of the one on the screen.

import type { CampaignKey, CampaignPage, CampaignStage, NewCampaignGame } from '../wire';
import * as api from './api';
import { arrive, myName } from './opening';
import { type KnownCampaign, profile, seatAt } from './profile.svelte';
import { go } from './router.svelte';
import { t } from './words.svelte';

const LONGEST = 60; // letters of a name

/** The campaign with this id, if this browser leads it. */
export function keyOf(id: string): KnownCampaign | undefined {
  return profile.campaigns.find((each) => each.id === id);
}

/** The campaign that is played: the one opened last. */
export function current(): KnownCampaign | undefined {
  return profile.campaigns[0];
}

/** From now on this one is played. */
export function choose(id: string): void {
  const chosen = keyOf(id);
  if (!chosen) return;
  profile.campaigns = [{ ...chosen, opened: Date.now() }, ...profile.campaigns.filter((each) => each.id !== id)];
}

/** This browser leads it no longer. */
export function forgetCampaign(id: string): void {
  profile.campaigns = profile.campaigns.filter((each) => each.id !== id);
}

function keep({ id, token }: CampaignKey, name: string): KnownCampaign {
  const known: KnownCampaign = { id, token, name, opened: Date.now(), reached: 1 };
  profile.campaigns = [...profile.campaigns, known];
  return known;
}

/** A name for a campaign whose players gave it none, which no other has. */
export function nextName(): string {
  const names = profile.campaigns.map((each) => each.name);
  let number = names.length + 1;
  while (names.includes(t('campaigns-nameless', { number }))) number += 1;
  return t('campaigns-nameless', { number });
}

export async function begin(name: string): Promise<KnownCampaign> {
  const known = keep(await api.newCampaign(name), name);
  choose(known.id);
  return known;
}

/** The one that came in from a file last, until the page is loaded anew: it is said where it stands. */
export const arrival = $state({ id: '' });

/** The key is kept at once: it is not told again. The name comes with the page, with a number where another one has it. */
export async function takeIn(file: Blob): Promise<void> {
  const names = profile.campaigns.map((each) => each.name);
  const known = keep(await api.importCampaign(file), nextName());
  const page = await api.campaignPage(known);
  const name = nameBeside(page.name, names);
  note(name === page.name ? page : await api.renameCampaign(known, name));
  arrival.id = known.id;
  choose(known.id);
}

/** A name that none of these has: "My run", "My run 2". */
function nameBeside(name: string, names: string[]): string {
  const [first = name] = name.split(/ \d+$/);
  let found = name;
  for (let number = 2; names.includes(found); number += 1) found = `${first.slice(0, LONGEST - 4)} ${number}`;
  return found;
}

/** What this browser keeps of a page. */
export function note(page: CampaignPage): void {
  const known = keyOf(page.id);
  if (!known) return;
  known.name = page.name;
  known.unveiled = page.unveiled;
  known.reached = Math.max(...page.stages.filter((each) => each.state !== 'ahead').map((each) => each.number));
}

/** The page of a campaign this browser leads, or of the one that is played at a table it has a seat at; else null. */
export async function pageOf(id: string): Promise<CampaignPage | null> {
  const [key, seat] = [keyOf(id), seatAt(id)];
  if (!key) return seat ? api.campaignAt(seat) : null;
  const page = await api.campaignPage(key);
  note(page);
  return page;
}

/** CDX-1: a number was called on the Codec; a secret stays found. */
export function callNumber(id: string, token: string, number: string): Promise<CampaignPage> {
  return api.callIn({ id, token }, number);
}

/** A table for a stage of a campaign, and there. */
export async function playStage(key: CampaignKey, wanted: Omit<NewCampaignGame, 'name'>): Promise<void> {
  arrive(await api.openInCampaign(key, { name: myName(), ...wanted }), wanted.stage, 'campaign');
}

/** To the table of the open game; one that has none here, or where this browser has no seat, gets one. */
export async function goOn(key: CampaignKey, { table, stage }: NonNullable<CampaignPage['playing']>): Promise<void> {
  if (table && seatAt(table)) go(`/t/${table}`);
  else arrive(await api.resumeInCampaign(key, myName()), stage, 'campaign');
}

/** Everything a campaign has to play, stages first. */
function everythingIn(page: CampaignPage): CampaignStage[] {
  return [...page.stages, ...page.missions, ...Object.values(page.fights).flat()];
}

export function standingOf(page: CampaignPage, stage: string): CampaignStage | undefined {
  return everythingIn(page).find((each) => each.id === stage);
}

/** Where each card that is missing can be won, as far as that is not veiled: in the first stage that gives it. */
export function waysToWin(page: CampaignPage): Record<string, CampaignStage> {
  const found: Record<string, CampaignStage> = {};
  for (const stage of everythingIn(page)) {
    if (!stage.veiled) for (const card of stage.cards) found[card] ??= stage;
  }
  return found;
}

/** Who joined by the first win of this stage: those that play from the next one on. */
export function joinedAfter(page: CampaignPage, stage: string): string[] {
  const cleared = page.stages.find((each) => each.id === stage);
  const wins = page.results.filter((each) => each.stage === stage && each.outcome.kind === 'won').length;
  const next = page.stages.find((each) => each.id === page.next)?.number;
  if (!cleared || wins !== 1 || next !== cleared.number + 1) return [];
  return page.heroes.filter((hero) => page.joins[hero] === next);
}

/** A campaign on a screen: its page as the server told it last, and what it refused. */
export class Campaign {
  page: CampaignPage | null = $state.raw(null);
  failure: unknown = $state.raw(null);
  #loading: Promise<void> = Promise.resolve();
  #isBusy = false;

  constructor(readonly key: KnownCampaign) {}

  load(): Promise<void> {
    this.#loading = this.#try(() => this.#show(api.campaignPage));
    return this.#loading;
  }

  /** Does something that answers with the page; a failure leaves the one there is. */
  change(what: (key: KnownCampaign) => Promise<CampaignPage>): Promise<void> {
    return this.attempt(() => this.#show(what));
  }

  /** Does something that may fail, one thing at a time. What is asked for while the page comes in waits for it. */
  async attempt(what: () => Promise<unknown>): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    await this.#loading;
    await this.#try(what);
    this.#isBusy = false;
  }

  async #show(what: (key: KnownCampaign) => Promise<CampaignPage>): Promise<void> {
    this.page = await what(this.key);
    note(this.page);
  }

  async #try(what: () => Promise<unknown>): Promise<void> {
    this.failure = null;
    try {
      await what();
    } catch (failure) {
      this.failure = failure;
    }
  }
}
