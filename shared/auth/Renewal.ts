import { send } from '../client/send';
import type { AccessToken, CurrentSession } from './CurrentSession';
import type { Tabs } from './tabs';

/** Exchanges the refresh cookie for an access token: in one tab at a time, once for all callers. */
export class Renewal {
  #running: Promise<string | undefined> | undefined;
  #last: { token?: AccessToken | undefined; at: number } = { at: Number.NEGATIVE_INFINITY };

  constructor(
    private readonly current: CurrentSession,
    private readonly tabs: Tabs,
  ) {}

  /** Whether this tab renewed the token in these last milliseconds. */
  wasWithin(milliseconds: number): boolean {
    const { token, at } = this.#last;
    return token === this.current.token && performance.now() - at < milliseconds;
  }

  /** Returns the new token, or undefined if nobody is signed in. Throws ClientError. */
  renew = (): Promise<string | undefined> => {
    const known = this.current.token;
    this.#running ??= this.tabs
      .exclusively(() => this.#exchange(known))
      .finally(() => {
        this.#running = undefined;
      });
    return this.#running;
  };

  async #exchange(known: AccessToken | undefined): Promise<string | undefined> {
    const { current, tabs } = this;
    const anotherTabDid = current.token !== known && current.freshToken;
    if (anotherTabDid) return anotherTabDid;
    const { turn } = current;
    const reply = await send('refreshSession');
    if (turn !== current.turn) return current.token?.value;
    if (reply) {
      current.adopt(reply);
      this.#last = { token: current.token, at: performance.now() };
      tabs.tell({ kind: 'signed-in', reply });
    } else {
      // All tabs share the cookie, so the session has expired in all of them.
      current.expire();
      tabs.tell({ kind: 'expired' });
    }
    return reply?.accessToken;
  }
}
