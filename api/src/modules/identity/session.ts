import type { sessionMethods } from '@meritum/shared/contracts/account';
import type { FactorMethod } from '@meritum/shared/contracts/factors';
import { minutes } from '../../platform/clock';
import type { Account } from './account';

export type SignInMethod = (typeof sessionMethods)[number];

interface ShownFactor {
  method: FactorMethod;
  provenAt: Date;
}

export interface Session {
  _id: string;
  accountId: string;
  /** Version of the account's credentials; under any other the session is void. */
  credentials: number;
  method: SignInMethod;
  /** Browser and system, such as `Firefox on Windows`. */
  device: string;
  /** When the owner last proved their identity. */
  provenAt: Date;
  /** The second factor used last. */
  factor?: ShownFactor;
  /** SHA-256 of the current refresh secret. */
  tokenHash: string;
  /** SHA-256 of the secret before it, which works until the current one is used. */
  previousHash: string | null;
  /** When it was last refreshed. */
  rotatedAt: Date;
  createdAt: Date;
  /** The earlier end of its two lifetimes. */
  expiresAt: Date;
  revokedAt: Date | null;
}

/** The time for the second step, from the first one. */
export const ticketLifetime = minutes(10);

/** `formerSession` is the session that the new one replaces. */
export interface FirstStep extends Pick<Session, 'method' | 'device'> {
  formerSession?: string | null;
}

export interface SecondSteps {
  /** A ticket; undefined when the account has no factor. */
  ticketFor(account: Account, step: FirstStep): Promise<string | undefined>;
  /** Returns whether there was any factor. */
  removeAll(accountId: string): Promise<boolean>;
}

export interface AwaitedStep {
  ticket: string;
}
