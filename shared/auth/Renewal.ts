import { send } from '../client/send';
import type { AccessToken } from './accessToken';
import type { CurrentSession } from './CurrentSession';
import type { Tabs } from './tabs';

/** Exchanges the refresh cookie for the next access token: one tab at a time, once for all who ask. */
export class Renewal {
  #running: Promise<string | undefined> | undefined;

  constructor(
    private readonly standing: CurrentSession,
    private readonly tabs: Tabs,
  ) {}

  /** The new token; undefined where nobody is signed in. Throws ClientError. */
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
      // One cookie for all tabs: where it is worth nothing here, it is worth nothing there.
      standing.expire();
      tabs.tell({ kind: 'expired' });
    }
    return reply?.accessToken;
  }
}
