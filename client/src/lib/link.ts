// The socket to a room: says hello, beats, comes back by itself. It knows nothing of the game.

import { type FromClient, type FromServer, PROTOCOL, type Refused } from '../wire';
import { newId } from './browser';

export type LinkState =
  | 'connecting'
  | 'open'
  | 'reconnecting'
  | 'lost'
  | 'fenced'
  | 'gone'
  | 'version'
  | 'seat'
  | 'no-spectators';

/** What is refused for good: to try again would bring the same answer. */
const FINAL: Partial<Record<Refused['code'], LinkState>> = {
  protocol: 'version',
  'unknown-token': 'seat',
  'no-spectators': 'no-spectators',
};

const BEAT_EVERY = 15_000;
const DRAWN_AFTER = 1_000; // while the first picture is drawn, an answer would wait for it, and the line look slow
const PATIENCE = 3_000; // for an answer after waking up
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
const LOST_AFTER = 5; // attempts in a row, then it is called lost; attempts go on

export interface Listener {
  message(message: FromServer): void;
  state(state: LinkState): void;
  latency(milliseconds: number): void;
}

export class Link {
  private socket: WebSocket | null = null;
  private attempts = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private beaten = new Map<number, number>();
  private nonce = 0;
  private closed = false;
  private takeOver = false;
  private readonly tab = newId();
  private readonly wake = () => this.comeBackNow();

  constructor(
    private readonly room: string,
    private readonly token: string | null,
    private readonly listener: Listener,
  ) {
    window.addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Uses the seat in this tab, whoever had it. */
  useHere(): void {
    this.takeOver = true;
    this.attempts = 0;
    this.closed = false;
    this.connect();
  }

  close(): void {
    this.closed = true;
    window.removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    clearTimeout(this.retry);
    clearInterval(this.beat);
    this.socket?.close();
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.listener.state(this.attempts ? (this.attempts >= LOST_AFTER ? 'lost' : 'reconnecting') : 'connecting');
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws/${encodeURIComponent(this.room)}`);
    this.socket = socket;
    this.beaten.clear();
    socket.onopen = () => {
      this.send({ type: 'hello', protocol: PROTOCOL, tab: this.tab, token: this.token, take_over: this.takeOver });
      this.takeOver = false;
      clearInterval(this.beat);
      this.beat = setInterval(() => this.measure(), BEAT_EVERY);
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.comeBackLater();
    };
  }

  private receive(message: FromServer): void {
    if (message.type === 'welcome') {
      this.attempts = 0;
      this.listener.state('open');
      this.measureOnceDrawn();
    } else if (message.type === 'beat') {
      const sent = this.beaten.get(message.nonce);
      this.beaten.clear();
      if (sent !== undefined) this.listener.latency(performance.now() - sent);
      return;
    } else if (message.type === 'fenced') this.stop('fenced');
    else if (message.type === 'gone') this.stop('gone');
    else if (message.type === 'refused') {
      const final = FINAL[message.code];
      if (final) this.stop(final);
    }
    this.listener.message(message);
  }

  private stop(state: LinkState): void {
    this.closed = true;
    this.listener.state(state);
  }

  /** A beat that was not answered by the time of the next one: the line is dead, whatever the socket says. */
  private measure(): void {
    if (this.beaten.size) {
      this.abandon();
      return;
    }
    const nonce = ++this.nonce % 100_000;
    this.beaten.set(nonce, performance.now());
    this.send({ type: 'beat', nonce });
  }

  private measureOnceDrawn(): void {
    const { socket } = this;
    setTimeout(() => {
      if (socket === this.socket && !this.beaten.size) this.measure();
    }, DRAWN_AFTER);
  }

  private abandon(): void {
    const { socket } = this;
    this.socket = null;
    socket?.close();
    this.comeBackLater();
  }

  private comeBackLater(): void {
    clearInterval(this.beat);
    if (this.closed) return;
    this.attempts += 1;
    this.listener.state(this.attempts >= LOST_AFTER ? 'lost' : 'reconnecting');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.attempts - 1));
    this.retry = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  private comeBackNow(): void {
    if (this.closed || document.hidden || this.socket?.readyState === WebSocket.CONNECTING) return;
    if (this.socket?.readyState === WebSocket.OPEN) this.probe();
    else this.connect();
  }

  /** After sleep or in another network an open socket may lead nowhere. */
  private probe(): void {
    const { socket } = this;
    if (!this.beaten.size) this.measure();
    setTimeout(() => {
      if (this.beaten.size && socket === this.socket) this.abandon();
    }, PATIENCE);
  }
}
