// For tests: a line to the server without a net.

import type { FromServer } from '../wire';

/** It opens when told to, and says what it is told. */
export class Socket {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  static made: Socket[] = [];
  readyState = 1;
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};

  constructor() {
    Socket.made.push(this);
  }

  send(): void {}
  close(): void {
    this.onclose();
  }

  says(message: FromServer): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}
