// For tests: a real room with a server made of words. It hears what is sent and says what the test wants.

import { Hand, KEY } from '../lib/hand.svelte';
import type { Listener } from '../lib/link';
import { Room } from '../lib/room.svelte';
import { read } from '../lib/said';
import type {
  Choice,
  FromClient,
  FromServer,
  HeroWay,
  Options,
  Position,
  PositionAids,
  Preview,
  Question,
  RoomState,
  Space,
  StageMap,
} from '../wire';
import { PROTOCOL } from '../wire';
import { position } from './figures';
import { BARE } from './stage';

const WIDTH = 5;

function spaces(): Space[] {
  const names = ['a', 'b', 'c', 'd', 'e'].flatMap((_, row) =>
    ['a', 'b', 'c', 'd', 'e'].map((each) => `${each}${row + 1}`),
  );
  return names.map((name) => ({ name, kind: 'floor', zone: 'main', icon: '' }));
}

/** A yard of five by five without walls. */
export const YARD: StageMap = {
  ...BARE,
  id: 'yard',
  width: WIDTH,
  height: WIDTH,
  spaces: spaces(),
};

/** An option by its text; words that name spaces point at them. */
export function option(text: string, given: Partial<Choice> = {}): Choice {
  const said = read(text);
  const words = Object.values(said.parts).flatMap((each) => each.split(' '));
  const spaces = words.filter((word) => YARD.spaces.some((each) => each.name === word));
  return { text, ...said, spaces, ...given };
}

export function question(options: Choice[], given: Partial<Question> = {}): Question {
  return { kind: 'action', hero: 'snake', rule: 'ACT-3', facts: { left: 4 }, options, closed: [], dice: [], ...given };
}

export class Seated {
  readonly sent: FromClient[] = [];
  readonly room: Room;
  readonly hand: Hand;
  private listener!: Listener;
  private seq = 0;

  constructor(
    asked: Question,
    previews: Partial<Preview>[] = [],
    now: Partial<Position> = {},
    private readonly given: Partial<RoomState> = {},
    options: Options = {},
    you: number | null = 1,
    /** The spaces in reach, with the ways there. */
    public reach: Record<string, HeroWay[]> = {},
  ) {
    this.room = new Room('t', 'token', (listener) => {
      this.listener = listener;
      return { send: (message) => this.hear(message), useHere: () => {}, close: () => {} };
    });
    this.hand = new Hand(this.room);
    this.previews = previews;
    this.listener.state('open');
    this.listener.message({
      type: 'welcome',
      protocol: PROTOCOL,
      version: '',
      table: 't',
      watch: 'w',
      you,
      stage: YARD,
      options,
      difficulty: null,
      state: this.state(asked, now),
      events: [],
      meant: [],
      answered: 0,
      chat: [],
      aids: this.aids(asked),
    });
  }

  /** What components in the room find by `inRoom`. */
  get context(): Map<unknown, unknown> {
    return new Map([[KEY, { room: this.room, hand: this.hand }]]);
  }

  /** The previews the server gives; options it does not name are safe. */
  previews: Partial<Preview>[];

  get chosen(): string[] {
    return this.sent.filter((each) => each.type === 'choose').map((each) => each.text);
  }

  /** The next question, as after an answer of somebody. */
  ask(asked: Question | null, now: Partial<Position> = {}): void {
    this.seq += 1;
    this.listener.message({
      type: 'update',
      by: 2,
      what: 'chose',
      first: 0,
      events: [],
      meant: null,
      state: this.state(asked, now),
      aids: this.aids(asked),
    });
  }

  /** The server says this. */
  say(message: FromServer): void {
    this.listener.message(message);
  }

  /** Something is noted in the room that changes nothing of the game. */
  note(): void {
    if (this.room.state) {
      const state = { ...this.room.state, seq: ++this.seq };
      this.say({ type: 'update', by: 1, what: 'other', first: 0, events: [], meant: null, state });
    }
  }

  /** What is answered to the next choice; without it, the same question again. */
  next: Question | null = null;
  /** What is asked after each of the next answers. */
  following: Question[] = [];

  private state(asked: Question | null, now: Partial<Position>): RoomState {
    return {
      seq: this.seq,
      started: true,
      house: [],
      players: [
        { id: 1, name: 'Ana', heroes: ['snake'], here: true, away: 0, ready: true, lead: true, idle: 0, missed: false },
      ],
      spectators: 0,
      answers: this.seq,
      position: position({ guards: [], ...now }),
      question: asked,
      deciders: asked ? [1] : [],
      preferences: {},
      back: { by: [1], since: 0, free: [], marks: [], redo: null, rewinds_left: 3, rewinds_used: 0 },
      rewind: null,
      bookmarks: [],
      commitment: '',
      seed: null,
      nonce: null,
      lent: {},
      bots: {},
      acting: null,
      hints: {},
      bot_answers: {},
      campaign: '',
      day: '',
      score: null,
      ending: null,
      rank: null,
      ...this.given,
    };
  }

  private aids(asked: Question | null): PositionAids {
    const options = asked?.options ?? [];
    const previews = options.map(({ text }) => ({ text, ...this.previews.find((each) => each.text === text) }));
    return { noise: {}, plans: [], reach: this.reach, interactables: [], previews };
  }

  /** A server that hears and says nothing. */
  isDeaf = false;

  private hear(message: FromClient): boolean {
    this.sent.push(message);
    if (this.isDeaf) return true;
    queueMicrotask(() => this.answer(message));
    return true;
  }

  private answer(message: FromClient): void {
    if (message.type === 'ask-why') {
      const objection = { text: message.text, rule: 'MOV-1', reason: 'too-far', facts: { space: 'e5', start: 'a1' } };
      this.listener.message({ type: 'because', id: message.id, seq: message.seq, objection });
    } else if (message.type === 'choose') {
      this.ask(this.following.shift() ?? this.next ?? this.room.state?.question ?? null);
      this.listener.message({ type: 'done', id: message.id, seq: this.seq });
    }
  }
}
