import { isClientError } from '../client/clientError';
import { send } from '../client/send';
import type { OwnerProof, SecondStepOptions, SecondStepReply } from '../contracts/factors';
import type { GoogleOutcome } from '../contracts/google';
import type { RegisterRequest, SessionReply, SignInRequest } from '../contracts/identity';
import { CurrentSession } from './CurrentSession';
import { showPasskey } from './passkeys';
import { pendingSignOut } from './pendingSignOut';
import { Renewal } from './Renewal';
import { googleRefusal, signInWithGoogle } from './signInWithGoogle';
import type { Tabs } from './tabs';

/** All ways to sign in: new account, password, passkey, Google, and the second step. */
export class SignInMethods {
  protected readonly current = new CurrentSession();
  protected readonly renewal: Renewal;
  protected readonly tabs: Tabs;

  constructor(tabs: Tabs) {
    this.tabs = tabs;
    this.renewal = new Renewal(this.current, tabs);
  }

  /** The address whose account a call without a reply may have created. */
  #unanswered = '';

  /** Creates the account, or finds it created, and signs in (AUTH-011). Throws ClientError. */
  register = async (form: RegisterRequest): Promise<void> => {
    const { email, password } = form;
    try {
      await this.#enter(() => send('register', { body: form }));
    } catch (error) {
      const code = isClientError(error) && error.code;
      if (code === 'already-exists' && this.#unanswered === email)
        return this.signIn({ email, password }).catch(() => Promise.reject(error));
      if (code === 'unavailable') this.#unanswered = email;
      throw error;
    }
  };

  /** Throws ClientError. */
  signIn = (form: SignInRequest): Promise<void> =>
    this.#enter(() => send('signIn', { body: form }));

  /** Signs in with a passkey of this site. Throws ClientError. */
  signInWithPasskey = async (): Promise<void> => {
    const answer = await showPasskey(await send('startPasskeySignIn'));
    await this.#enter(() => send('finishPasskeySignIn', { body: { answer } }));
  };

  /**
   * Returns the methods of the second step, with a new challenge. Without a pending step, returns
   * undefined and goes back to the first step. Throws ClientError.
   */
  askSecondStep = async (): Promise<SecondStepOptions | undefined> => {
    const options = await send('startSecondStep');
    if (!options) this.dropSecondStep();
    return options;
  };

  /** Takes the second step; if it is too late, goes back to the first. Throws ClientError. */
  takeSecondStep = async (proof: OwnerProof): Promise<void> => {
    if (proof.method === 'password') return;
    try {
      await this.#enter(() => send('finishSecondStep', { body: proof }));
    } catch (error) {
      if (isClientError(error) && error.status === 401) this.dropSecondStep();
      throw error;
    }
  };

  dropSecondStep = (): void => this.current.dropSecondStep();

  /**
   * Signs in on the provider's page. A popup needs the click that calls this; without a popup, the
   * provider's page replaces this one and this never returns. Throws ClientError.
   */
  signInWithGoogle = async (): Promise<void> => {
    const before = this.current.state.status;
    const answer = await signInWithGoogle(this.tabs);
    if (answer === 'second-step') return this.current.awaitSecondStep();
    // A popup that closed without a message may still have signed in, so the server is asked.
    const mayHaveArrived =
      answer === 'signed-in' || (answer === 'closed' && before !== 'signed-in');
    if (mayHaveArrived && (await this.#arrived(answer === 'signed-in'))) return;
    throw googleRefusal(answer);
  };

  /**
   * For the page to which the provider returns: adopts the new session and tells all tabs the
   * outcome. A popup starts with a copy of its opener's session storage, so a pending sign-out in
   * it must not end the new session. Returns the outcome.
   */
  arriveFromGoogle = async (
    outcome: GoogleOutcome['outcome'],
  ): Promise<GoogleOutcome['outcome']> => {
    const lost = outcome === 'signed-in' && !(await this.#arrived(true));
    const answer = lost ? 'failed' : outcome;
    if (answer === 'second-step') this.current.awaitSecondStep();
    this.tabs.tell({ kind: 'google', outcome: answer });
    return answer;
  };

  /** Whether the server has a new session; `surely` if the provider's page has said so. */
  async #arrived(surely: boolean): Promise<boolean> {
    if (surely) pendingSignOut.clear();
    const { state, token } = this.current;
    if (state.status === 'signed-in' && token && surely) return true;
    if (pendingSignOut.isSet()) return false;
    try {
      return (await this.renewal.renew()) !== undefined;
    } catch (error) {
      if (!isClientError(error)) throw error;
      return false;
    }
  }

  async #enter(ask: () => Promise<SessionReply | SecondStepReply>): Promise<void> {
    const reply = await this.tabs.exclusively(ask);
    if ('secondStep' in reply) return this.current.awaitSecondStep();
    this.current.nextTurn();
    pendingSignOut.clear();
    this.current.adopt(reply);
    this.tabs.tell({ kind: 'signed-in', reply });
  }
}
