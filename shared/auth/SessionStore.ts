import { isClientError, mayPass, unavailable } from '../client/clientError';
import { Retries } from '../client/Retries';
import { send } from '../client/send';
import { type SessionState, signedOut } from './CurrentSession';
import { pendingSignOut } from './pendingSignOut';
import { SignInMethods } from './SignInMethods';
import type { TabMessage, Tabs } from './tabs';

/**
 * Who is signed in, for all parts of the page and all tabs. The access token stays in memory; the
 * refresh token is a cookie that scripts cannot read, by which `start` restores the session after
 * a reload (AUTH-014).
 */
export class SessionStore extends SignInMethods {
  #restoring: Promise<void> | undefined;
  readonly #retries = new Retries();
  readonly #savers = new Set<() => Promise<boolean>>();

  constructor(tabs: Tabs) {
    super(tabs);
    this.standing.subscribe(() => {
      if (this.standing.state.status !== 'unreachable') this.#retries.stop();
    });
  }

  subscribe = (listener: () => void) => this.standing.subscribe(listener);

  getSnapshot = (): SessionState => this.standing.state;

  /** Pages are rendered on a server for a visitor who is signed out. */
  getServerSnapshot = (): SessionState => signedOut;

  /** Restores the session, once. Until then a page is as signed out, and asks the server nothing. */
  start = (): void => {
    if (this.#restoring) return;
    this.tabs.listen((message) => this.#hear(message));
    window.addEventListener('online', () => this.#catchUp());
    if (this.standing.state.status === 'signed-in') {
      this.#restoring = Promise.resolve();
      return;
    }
    this.standing.set({ status: 'loading' });
    this.#restoring = this.#restore();
  };

  /** Asks a server that did not answer once more, now. */
  retry = (): Promise<void> => {
    this.#restoring = this.#restore();
    return this.#restoring;
  };

  /** Asks for the mail with the link to a new password. Throws ClientError. */
  requestPasswordReset = (email: string): Promise<void> =>
    send('requestPasswordReset', { body: { email } });

  /** `save` is asked before a sign-out and says whether nothing would be lost; ends with what it returns. */
  beforeSignOut = (save: () => Promise<boolean>) => {
    this.#savers.add(save);
    return () => {
      this.#savers.delete(save);
    };
  };

  /** Has everything saved that only this device has; true when nothing would be lost by signing out. */
  isSafeToLeave = async (): Promise<boolean> =>
    (await Promise.all([...this.#savers].map((save) => save()))).every(Boolean);

  /** Ends the session here and in all tabs, also when the server cannot be told (AUTH-018). */
  signOut = async (): Promise<void> => {
    this.standing.nextTurn();
    const serverKnows = await this.#tellServer();
    this.standing.leave(serverKnows);
    this.tabs.tell({ kind: 'signed-out', serverKnows });
  };

  /** The server has ended this browser's session: ends it here and in all tabs. */
  ended = (): void => {
    this.standing.nextTurn();
    this.standing.leave(true);
    this.tabs.tell({ kind: 'signed-out', serverKnows: true });
  };

  /**
   * The token for the next call, renewed when it is stale or `fresh` is asked for; undefined when
   * nobody is signed in. Throws ClientError when it cannot be renewed for want of a connection.
   */
  getAccessToken = async ({ fresh = false } = {}): Promise<string | undefined> => {
    this.start();
    await this.#restoring;
    const { status } = this.standing.state;
    if (status === 'unreachable') throw unavailable('The server could not be reached.');
    if (status !== 'signed-in') return undefined;
    return (!fresh && this.standing.freshToken) || this.renewal.renew();
  };

  async #restore(): Promise<void> {
    if (pendingSignOut.isSet()) {
      this.standing.leave(await this.#tellServer());
      return;
    }
    try {
      await this.renewal.renew();
    } catch (error) {
      if (!isClientError(error)) throw error;
      if (mayPass(error)) return this.#awaitServer(error.retryAfter);
    }
    if (this.standing.isUnknown()) this.standing.set(signedOut);
  }

  /** Nobody is taken for signed out because the server was away or busy. */
  #awaitServer(retryAfter: number | undefined): void {
    if (!this.standing.isUnknown()) return;
    if (this.standing.state.status === 'loading') this.standing.set({ status: 'unreachable' });
    this.#retries.later(this.retry, retryAfter);
  }

  /** The connection is back: do what could not be done without it. */
  #catchUp(): void {
    const isUnreachable = this.standing.state.status === 'unreachable';
    if (isUnreachable || pendingSignOut.isSet()) void this.retry();
  }

  /** True when the server has ended the session. */
  async #tellServer(): Promise<boolean> {
    try {
      await this.tabs.exclusively(() => send('signOut', { timeoutMs: 10_000 }));
      return true;
    } catch (error) {
      if (!isClientError(error)) throw error;
      return false;
    }
  }

  #hear(message: TabMessage): void {
    if (message.kind === 'signed-in') {
      // Somebody came in at another tab: what this one had still to end is over.
      pendingSignOut.clear();
      this.standing.adopt(message.reply);
    }
    if (message.kind === 'expired') this.standing.expire();
    if (message.kind === 'signed-out') {
      this.standing.nextTurn();
      this.standing.leave(message.serverKnows);
    }
  }
}
