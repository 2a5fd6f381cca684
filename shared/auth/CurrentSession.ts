import { clearEverything, clearSessionKeys } from '../client/localKeys';
import type { SessionReply, UserProfile } from '../contracts/identity';
import { type AccessToken, isStale, receiveToken } from './accessToken';
import { pendingSignOut } from './pendingSignOut';

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

export const signedOut: SessionState = { status: 'signed-out' };

/** Who is signed in as far as this tab knows, with the token that shows it; who listens is told of changes. */
export class CurrentSession {
  #state: SessionState = signedOut;
  #token: AccessToken | undefined;
  #turn = 0;
  readonly #listeners = new Set<() => void>();

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  get state(): SessionState {
    return this.#state;
  }

  get token(): AccessToken | undefined {
    return this.#token;
  }

  /** The token's value while it is good. */
  get freshToken(): string | undefined {
    return this.#token && !isStale(this.#token) ? this.#token.value : undefined;
  }

  /** Counts sign-ins and sign-outs, so that the reply to an older renewal is not applied. */
  get turn(): number {
    return this.#turn;
  }

  /** Somebody comes in or goes: what was asked before counts no more. */
  nextTurn(): void {
    this.#turn++;
  }

  /** Whether it is not known yet who this is. */
  isUnknown(): boolean {
    return this.#state.status === 'loading' || this.#state.status === 'unreachable';
  }

  set(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  /** Somebody is signed in. */
  adopt(reply: SessionReply): void {
    this.#token = receiveToken(reply);
    const same =
      this.#state.status === 'signed-in' &&
      JSON.stringify(this.#state.user) === JSON.stringify(reply.user);
    if (!same) this.set({ status: 'signed-in', user: reply.user });
  }

  /** The session has ended by itself. */
  expire(): void {
    if (this.#state.status === 'unreachable') this.set(signedOut);
    if (this.#state.status !== 'signed-in') return;
    this.#token = undefined;
    this.set({ status: 'signed-out', expired: this.#state.user });
  }

  /** A first step was right. */
  awaitSecondStep(): void {
    this.nextTurn();
    this.#token = undefined;
    this.set({ status: 'signed-out', secondStep: true });
  }

  /** Nobody is signed in here any more; what only a device may know of them goes (AUTH-018). */
  leave(serverKnows: boolean): void {
    this.#token = undefined;
    if (serverKnows) {
      clearSessionKeys();
      pendingSignOut.clear();
    } else {
      clearEverything();
      pendingSignOut.set();
    }
    this.set(signedOut);
  }
}
