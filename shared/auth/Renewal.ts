import { send } from '../client/send';
import type { AccessToken } from './accessToken';
import type { CurrentSession } from './CurrentSession';
import type { Tabs } from './tabs';

/** Exchanges the refresh cookie for an access token: in one tab at a time, once for all callers. */
export class Renewal {
  #running: Promise<string | undefined> | undefined;

  constructor(
    private readonly standing: CurrentSession,
    private readonly tabs: Tabs,
  ) {}

  /** Returns the new token, or undefined if nobody is signed in. Throws ClientError. */
  renew = (): Promise<string | undefined> => {
    const known = this.standing.token;
    this.#running ??= this.tabs
      .exclusively(() => this.#exchange(known))
      .finally(() => {
        this.#running = undefined;
      });
    return this.#running;
  };

  async #exchange(known: AccessToken | undefined): Promise<string | undefined> {
    const { standing, tabs } = this;
    const anotherTabDid = standing.token !== known && standing.freshToken;
    if (anotherTabDid) return anotherTabDid;
    const { turn } = standing;
    const reply = await send('refreshSession');
    if (turn !== standing.turn) return standing.token?.value;
    if (reply) {
      standing.adopt(reply);
      tabs.tell({ kind: 'signed-in', reply });
    } else {
      // All tabs share the cookie, so the session has expired in each of them.
      standing.expire();
      tabs.tell({ kind: 'expired' });
    }
    return reply?.accessToken;
  }
}
