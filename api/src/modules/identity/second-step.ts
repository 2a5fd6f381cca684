import { minutes } from '../../platform/clock';
import type { Account } from './account';
import type { Session } from './session';

/** How long after the first step the second can be completed. */
export const ticketLifetime = minutes(10);

/** A completed first step: the method, the device, and the session it replaces. */
export interface FirstStep extends Pick<Session, 'method' | 'device'> {
  formerSession?: string | null;
}

/** Second factors of accounts, as the factors module answers. */
export interface SecondSteps {
  /** Returns a ticket for the browser; undefined when the account has no factor. */
  ticketFor(account: Account, step: FirstStep): Promise<string | undefined>;
  /** Removes every factor of the account; returns whether there was any. */
  removeAll(accountId: string): Promise<boolean>;
}

/** A sign-in that needs a second step. */
export interface AwaitedStep {
  ticket: string;
}
