import { isClientError, mayPass, unavailable } from '../client/clientError';
import { clearEverything, clearSessionKeys } from '../client/localKeys';
import { Retries } from '../client/Retries';
import { send } from '../client/send';
import type { OwnerProof, SecondStepOptions, SecondStepReply } from '../contracts/factors';
import type { GoogleOutcome } from '../contracts/google';
import type {
  RegisterRequest,
  SessionReply,
  SignInRequest,
  UserProfile,
} from '../contracts/identity';
import { type AccessToken, isStale, receiveToken } from './accessToken';
import { askGoogle, googleRefusal } from './askGoogle';
import { showPasskey } from './passkeys';
import { pendingSignOut } from './pendingSignOut';
import type { TabMessage, Tabs } from './tabs';

export type SessionState =
  | { status: 'loading' }
  /** The server cannot say who this is: it does not answer. It is asked again by itself. */
  | { status: 'unreachable' }
  /** `expired`: who was signed in here until the session ended by itself. */
  | {
      status: 'signed-out';
      expired?: UserProfile;
      /** A first step was right: the second is awaited. */
      secondStep?: true;
    }
  | { status: 'signed-in'; user: UserProfile };

const loading: SessionState = { status: 'loading' };
const signedOut: SessionState = { status: 'signed-out' };

/**
 * Who is signed in, for all parts of the page and all tabs. The access token stays in memory; the
 * refresh token is a cookie that scripts cannot read, by which `start` restores the session after
 * a reload (AUTH-014).
 */
export class SessionStore {
  #state: SessionState = signedOut;
  #token: AccessToken | undefined;
  #restoring: Promise<void> | undefined;
  #renewing: Promise<string | undefined> | undefined;
  /** Counts sign-ins and sign-outs, so that the reply to an older renewal is not applied. */
  #generation = 0;
  readonly #retries = new Retries();
  readonly #listeners = new Set<() => void>();
  readonly #savers = new Set<() => Promise<boolean>>();
  readonly #tabs: Tabs;

  constructor(tabs: Tabs) {
    this.#tabs = tabs;
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  getSnapshot = (): SessionState => this.#state;

  /** Pages are rendered on a server for a visitor who is signed out. */
  getServerSnapshot = (): SessionState => signedOut;

  /** Restores the session, once. Until then a page is as signed out, and asks the server nothing. */
  start = (): void => {
    if (this.#restoring) return;
    this.#tabs.listen((message) => this.#hear(message));
    window.addEventListener('online', () => this.#catchUp());
    if (this.#state.status === 'signed-in') {
      this.#restoring = Promise.resolve();
      return;
    }
    this.#set(loading);
    this.#restoring = this.#restore();
  };

  /** Asks a server that did not answer once more, now. */
  retry = (): Promise<void> => {
    this.#restoring = this.#restore();
    return this.#restoring;
  };

  /** Creates the account and signs in (AUTH-011). Throws ClientError. */
  register = (form: RegisterRequest): Promise<void> =>
    this.#enter(() => send('register', { body: form }));

  /** Throws ClientError. */
  signIn = (form: SignInRequest): Promise<void> =>
    this.#enter(() => send('signIn', { body: form }));

  /** Signs in with a passkey of this site. Throws ClientError. */
  signInWithPasskey = async (): Promise<void> => {
    const answer = await showPasskey(await send('startPasskeySignIn'));
    await this.#enter(() => send('finishPasskeySignIn', { body: { answer } }));
  };

  /**
   * How the second step can be taken, with a new challenge; undefined, and back to the first, when
   * it is awaited no more. Throws ClientError.
   */
  askSecondStep = async (): Promise<SecondStepOptions | undefined> => {
    const options = await send('startSecondStep');
    if (!options) this.dropSecondStep();
    return options;
  };

  /** Takes the second step. Throws ClientError; one that came too late leads back to the first. */
  takeSecondStep = async (proof: OwnerProof): Promise<void> => {
    if (proof.method === 'password') return;
    try {
      await this.#enter(() => send('finishSecondStep', { body: proof }));
    } catch (error) {
      if (isClientError(error) && error.status === 401) this.dropSecondStep();
      throw error;
    }
  };

  /** Back to the first step. */
  dropSecondStep = (): void => {
    if (this.#state.status === 'signed-out' && this.#state.secondStep) this.#set(signedOut);
  };

  /**
   * Signs in on the provider's page: in a popup, which the click that calls this lets open, else in
   * place of this page, which then never comes back to the caller. Throws ClientError.
   */
  signInWithGoogle = async (): Promise<void> => {
    const before = this.#state.status;
    const answer = await askGoogle(this.#tabs);
    if (answer === 'second-step') return this.#awaitSecondStep();
    // A popup that is gone without a word may have arrived all the same: the server knows.
    const mayHaveArrived =
      answer === 'signed-in' || (answer === 'closed' && before !== 'signed-in');
    if (mayHaveArrived && (await this.#arrived(answer === 'signed-in'))) return;
    throw googleRefusal(answer);
  };

  /**
   * For the page where the provider's answer arrives: takes the new session up and tells all tabs
   * what came of it. The session store of a popup is a copy of its opener's, so that a sign-out
   * which is still to be made up for must not end this session. Answers what came of it.
   */
  arriveFromGoogle = async (
    outcome: GoogleOutcome['outcome'],
  ): Promise<GoogleOutcome['outcome']> => {
    const lost = outcome === 'signed-in' && !(await this.#arrived(true));
    const answer = lost ? 'failed' : outcome;
    if (answer === 'second-step') this.#awaitSecondStep();
    this.#tabs.tell({ kind: 'google', outcome: answer });
    return answer;
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
    this.#generation++;
    const serverKnows = await this.#tellServer();
    this.#leave(serverKnows);
    this.#tabs.tell({ kind: 'signed-out', serverKnows });
  };

  /** The server has ended this browser's session: ends it here and in all tabs. */
  ended = (): void => {
    this.#generation++;
    this.#leave(true);
    this.#tabs.tell({ kind: 'signed-out', serverKnows: true });
  };

  /**
   * The token for the next call, renewed when it is stale or `fresh` is asked for; undefined when
   * nobody is signed in. Throws ClientError when it cannot be renewed for want of a connection.
   */
  getAccessToken = async ({ fresh = false } = {}): Promise<string | undefined> => {
    this.start();
    await this.#restoring;
    if (this.#state.status === 'unreachable') throw unavailable('The server could not be reached.');
    if (this.#state.status !== 'signed-in') return undefined;
    if (!fresh && this.#token && !isStale(this.#token)) return this.#token.value;
    return this.#renew();
  };

  /** Whether somebody has come in at the provider, by what the server says; `surely` if it said so. */
  async #arrived(surely: boolean): Promise<boolean> {
    if (surely) pendingSignOut.clear();
    if (this.#state.status === 'signed-in' && this.#token && surely) return true;
    if (pendingSignOut.isSet()) return false;
    try {
      return (await this.#renew()) !== undefined;
    } catch (error) {
      if (!isClientError(error)) throw error;
      return false;
    }
  }

  async #restore(): Promise<void> {
    if (pendingSignOut.isSet()) {
      this.#leave(await this.#tellServer());
      return;
    }
    try {
      await this.#renew();
    } catch (error) {
      if (!isClientError(error)) throw error;
      if (mayPass(error)) return this.#awaitServer(error.retryAfter);
    }
    if (this.#isUnknown()) this.#set(signedOut);
  }

  /** Nobody is taken for signed out because the server was away or busy. */
  #awaitServer(retryAfter: number | undefined): void {
    if (!this.#isUnknown()) return;
    if (this.#state.status === 'loading') this.#set({ status: 'unreachable' });
    this.#retries.later(this.retry, retryAfter);
  }

  /** Whether it is not known yet who this is. */
  #isUnknown(): boolean {
    return this.#state.status === 'loading' || this.#state.status === 'unreachable';
  }

  /** The connection is back: do what could not be done without it. */
  #catchUp(): void {
    if (this.#state.status === 'unreachable' || pendingSignOut.isSet()) void this.retry();
  }

  #renew(): Promise<string | undefined> {
    const known = this.#token;
    this.#renewing ??= this.#tabs
      .exclusively(() => this.#exchange(known))
      .finally(() => {
        this.#renewing = undefined;
      });
    return this.#renewing;
  }

  async #exchange(known: AccessToken | undefined): Promise<string | undefined> {
    const anotherTabDid = this.#token !== known && this.#token && !isStale(this.#token);
    if (anotherTabDid) return this.#token?.value;
    const generation = this.#generation;
    const reply = await send('refreshSession');
    if (generation !== this.#generation) return this.#token?.value;
    if (reply) {
      this.#adopt(reply);
      this.#tabs.tell({ kind: 'signed-in', reply });
    } else {
      // One cookie for all tabs: where it is worth nothing here, it is worth nothing there.
      this.#expire();
      this.#tabs.tell({ kind: 'expired' });
    }
    return reply?.accessToken;
  }

  #awaitSecondStep(): void {
    this.#generation++;
    this.#token = undefined;
    this.#set({ status: 'signed-out', secondStep: true });
  }

  async #enter(ask: () => Promise<SessionReply | SecondStepReply>): Promise<void> {
    const reply = await this.#tabs.exclusively(ask);
    if ('secondStep' in reply) return this.#awaitSecondStep();
    this.#generation++;
    pendingSignOut.clear();
    this.#adopt(reply);
    this.#tabs.tell({ kind: 'signed-in', reply });
  }

  /** True when the server has ended the session. */
  async #tellServer(): Promise<boolean> {
    try {
      await this.#tabs.exclusively(() => send('signOut', { timeoutMs: 10_000 }));
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
      this.#adopt(message.reply);
    }
    if (message.kind === 'expired') this.#expire();
    if (message.kind === 'signed-out') {
      this.#generation++;
      this.#leave(message.serverKnows);
    }
  }

  #adopt(reply: SessionReply): void {
    this.#token = receiveToken(reply);
    const same =
      this.#state.status === 'signed-in' &&
      JSON.stringify(this.#state.user) === JSON.stringify(reply.user);
    if (!same) this.#set({ status: 'signed-in', user: reply.user });
  }

  #expire(): void {
    if (this.#state.status === 'unreachable') this.#set(signedOut);
    if (this.#state.status !== 'signed-in') return;
    this.#token = undefined;
    this.#set({ status: 'signed-out', expired: this.#state.user });
  }

  #leave(serverKnows: boolean): void {
    this.#token = undefined;
    if (serverKnows) {
      clearSessionKeys();
      pendingSignOut.clear();
    } else {
      clearEverything();
      pendingSignOut.set();
    }
    this.#set(signedOut);
  }

  #set(state: SessionState): void {
    if (state.status !== 'unreachable') this.#retries.stop();
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
