import { clearSessionKeys, keepWorkOnlyOf } from '../client/clearKeys';
import { localKeys, signedInHereKey } from '../client/localKeys';
import { clearLocal, removeLocal, writeLocal } from '../client/localStore';
import { Store } from '../client/Store';
import type { SessionReply, UserProfile } from '../contracts/identity';
import { opensConsole } from '../contracts/roles';
import { forgetMailedTo } from './mailedTo';
import { pendingSignOut } from './pendingSignOut';

/** Seconds after which an access token is not used, even if its reply states more (OPEN-035). */
const tokenAgeLimit = 3600;

/** A token is renewed this many seconds before it expires, so that none expires on its way. */
const renewalMargin = 30;

/** A token in memory. Times are of `performance.now()`, so changing the wall clock does not age it. */
export interface AccessToken {
  value: string;
  staleAt: number;
}

function receiveToken({ accessToken, expiresIn }: SessionReply): AccessToken {
  const seconds = Math.min(expiresIn - renewalMargin, tokenAgeLimit);
  return { value: accessToken, staleAt: performance.now() + seconds * 1000 };
}

export type SessionState =
  | { status: 'loading' }
  /** The server does not reply; the session is requested again automatically. */
  | { status: 'unreachable' }
  /** `expired`: the person whose session has expired. */
  | {
      status: 'signed-out';
      expired?: UserProfile;
      /** The first step of a sign-in succeeded; the second is pending. */
      secondStep?: true;
    }
  | { status: 'signed-in'; user: UserProfile };

export const signedOut: SessionState = { status: 'signed-out' };

/** What this tab knows of the session, with its access token; notifies listeners of changes. */
export class CurrentSession extends Store<SessionState> {
  #token: AccessToken | undefined;
  #turn = 0;
  constructor() {
    super(signedOut);
  }

  get state(): SessionState {
    return this.getSnapshot();
  }

  get token(): AccessToken | undefined {
    return this.#token;
  }

  /** The token while it is valid. */
  get freshToken(): string | undefined {
    return this.#token && performance.now() < this.#token.staleAt ? this.#token.value : undefined;
  }

  /** Number of sign-ins and sign-outs, so that a reply to an older renewal is ignored. */
  get turn(): number {
    return this.#turn;
  }

  /** Called at a sign-in or sign-out: replies to earlier requests are then ignored. */
  nextTurn(): void {
    this.#turn++;
  }

  /** Whether it is still unknown who is signed in. */
  isUnknown(): boolean {
    return this.state.status === 'loading' || this.state.status === 'unreachable';
  }

  override set(state: SessionState): void {
    if (state.status === 'signed-in') {
      keepWorkOnlyOf(state.user.uid);
      forgetMailedTo();
      if (opensConsole(state.user.role)) writeLocal(localKeys.organiser, true);
      else removeLocal(localKeys.organiser);
    }
    if (state.status === 'signed-out') keepWorkOnlyOf(undefined);
    super.set(state);
  }

  adopt(reply: SessionReply): void {
    this.#token = receiveToken(reply);
    writeLocal(signedInHereKey, true);
    const { state } = this;
    const same =
      state.status === 'signed-in' && JSON.stringify(state.user) === JSON.stringify(reply.user);
    if (!same) this.set({ status: 'signed-in', user: reply.user });
  }

  expire(): void {
    const { state } = this;
    if (state.status === 'unreachable') this.set(signedOut);
    if (state.status !== 'signed-in') return;
    this.#token = undefined;
    this.set({ status: 'signed-out', expired: state.user });
  }

  /** The first step of a sign-in succeeded. An expired session keeps its page. */
  awaitSecondStep(): void {
    const { state } = this;
    this.nextTurn();
    this.#token = undefined;
    this.set({
      ...(state.status === 'signed-out' && state),
      status: 'signed-out',
      secondStep: true,
    });
  }

  /** Returns to the first step. */
  dropSecondStep(): void {
    if (this.state.status !== 'signed-out' || !this.state.secondStep) return;
    const { secondStep: _, ...before } = this.state;
    this.set(before);
  }

  /** Ends the session; removes what this device stores for the person (AUTH-018). */
  leave(serverKnows: boolean): void {
    this.#token = undefined;
    if (serverKnows) {
      clearSessionKeys();
      pendingSignOut.clear();
    } else {
      clearLocal();
      pendingSignOut.set();
    }
    this.set(signedOut);
  }
}
