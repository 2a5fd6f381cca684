import { isClientError, mayPass, unavailable } from '../client/clientError';
import { Retries } from '../client/Retries';
import { send } from '../client/send';
import { type SessionState, signedOut } from './CurrentSession';
import { pendingSignOut } from './pendingSignOut';
import { personOf } from './person';
import { SignInMethods } from './SignInMethods';
import type { TabMessage, Tabs } from './tabs';

/** Milliseconds for which a page that is shown again stays hidden while waiting for the server. */
const hiddenFor = 3_000;
const pause = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));

/**
 * The session, for all parts of the page and all tabs. The access token stays in memory. The
 * refresh token is a cookie that scripts cannot read, from which `start` restores the session after
 * a reload (AUTH-014).
 */
export class SessionStore extends SignInMethods {
  #restoring: Promise<void> | undefined;
  readonly #retries = new Retries();
  readonly #savers = new Set<() => Promise<boolean>>();

  constructor(tabs: Tabs) {
    super(tabs);
    this.current.subscribe(() => {
      if (this.current.state.status !== 'unreachable') this.#retries.stop();
    });
  }

  subscribe = (listener: () => void) => this.current.subscribe(listener);

  getSnapshot = (): SessionState => this.current.state;

  /** Prerendered pages are for signed-out visitors. */
  getServerSnapshot = (): SessionState => signedOut;

  /** Restores the session, once. Until then a page counts as signed out and sends no requests. */
  start = (): void => {
    if (this.#restoring) return;
    this.tabs.listen((message) => this.#hear(message));
    window.addEventListener('online', () => this.#catchUp());
    window.addEventListener('pageshow', ({ persisted }) => persisted && void this.#lookAgain());
    if (this.current.state.status === 'signed-in') {
      this.#restoring = Promise.resolve();
      return;
    }
    this.current.set({ status: 'loading' });
    this.#restoring = this.#restore();
  };

  /** Requests the session from an unreachable server again. */
  retry = (): Promise<void> => {
    this.#restoring = this.#restore();
    return this.#restoring;
  };

  /** Requests the mail with a link to a new password. Throws ClientError. */
  requestPasswordReset = (email: string): Promise<void> =>
    send('requestPasswordReset', { body: { email } });

  /** Calls `save` before a sign-out; true means that nothing would be lost. Returns how to stop. */
  beforeSignOut = (save: () => Promise<boolean>) => {
    this.#savers.add(save);
    return () => {
      this.#savers.delete(save);
    };
  };

  /** Saves data that exist only on this device; true if signing out would lose nothing. */
  isSafeToLeave = async (): Promise<boolean> =>
    (await Promise.all([...this.#savers].map((save) => save()))).every(Boolean);

  /** Ends the session here and in all tabs, even if the server cannot be reached (AUTH-018). */
  signOut = async (): Promise<void> => {
    this.current.nextTurn();
    const serverKnows = await this.#tellServer();
    this.current.leave(serverKnows);
    this.tabs.tell({ kind: 'signed-out', serverKnows });
  };

  /** The server has ended the session: ends it here and in all tabs. */
  ended = (): void => {
    this.current.nextTurn();
    this.current.leave(true);
    this.tabs.tell({ kind: 'signed-out', serverKnows: true });
  };

  /**
   * Returns the token for the next call, renewed if it is stale, or if `fresh` is set and this tab
   * did not renew it `within` these last milliseconds; undefined if nobody is signed in. Throws
   * ClientError if it cannot be renewed without a connection.
   */
  getAccessToken = async ({ fresh = false, within = 0 } = {}): Promise<string | undefined> => {
    this.start();
    await this.#restoring;
    const { status } = this.current.state;
    if (status === 'unreachable') throw unavailable('Could not reach the server.');
    if (status !== 'signed-in') return undefined;
    const isNew = !fresh || this.renewal.wasWithin(within);
    return (isNew && this.current.freshToken) || this.renewal.renew();
  };

  async #restore(): Promise<void> {
    if (pendingSignOut.isSet()) {
      this.current.leave(await this.#tellServer());
      return;
    }
    try {
      await this.renewal.renew();
    } catch (error) {
      if (!isClientError(error)) throw error;
      if (mayPass(error)) return this.#awaitServer(error.retryAfter);
    }
    if (this.current.isUnknown()) this.current.set(signedOut);
  }

  /**
   * A page from the browser's cache stays hidden until its session is confirmed, or is restored as
   * after a reload. Hiding keeps typed text.
   */
  async #lookAgain(): Promise<void> {
    if (!personOf(this.current.state)) return;
    const { style } = document.documentElement;
    style.visibility = 'hidden';
    const isAlive = await Promise.race([this.#isAlive(), pause(hiddenFor)]);
    if (!isAlive) {
      this.current.set({ status: 'loading' });
      void this.retry();
    }
    style.visibility = '';
  }

  /** Whether the session is still valid on the server. */
  async #isAlive(): Promise<boolean> {
    try {
      return (await this.renewal.renew()) !== undefined;
    } catch (error) {
      if (!isClientError(error)) throw error;
      return false;
    }
  }

  /** An unavailable or busy server does not sign anyone out. */
  #awaitServer(retryAfter: number | undefined): void {
    if (!this.current.isUnknown()) return;
    if (this.current.state.status === 'loading') this.current.set({ status: 'unreachable' });
    this.#retries.later(this.retry, retryAfter);
  }

  /** Completes work that waited for the connection. */
  #catchUp(): void {
    const isUnreachable = this.current.state.status === 'unreachable';
    if (isUnreachable || pendingSignOut.isSet()) void this.retry();
  }

  /** Returns true if the server has ended the session. */
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
      // Somebody has signed in in another tab, so this tab's pending sign-out is obsolete.
      pendingSignOut.clear();
      this.current.adopt(message.reply);
    }
    if (message.kind === 'expired') this.current.expire();
    if (message.kind === 'signed-out') {
      this.current.nextTurn();
      this.current.leave(message.serverKnows);
    }
  }
}
