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
  /** The session is void under any other count. */
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
  /** SHA-256 of the one before it, which counts until the current one is used. */
  previousHash: string | null;
  /** Its last refresh. */
  rotatedAt: Date;
  createdAt: Date;
  /** The earlier of its two lifetimes. */
  expiresAt: Date;
  revokedAt: Date | null;
}

/** For the second step, from the first one on. */
export const ticketLifetime = minutes(10);

/** `formerSession` is the session that it replaces. */
export interface FirstStep extends Pick<Session, 'method' | 'device'> {
  formerSession?: string | null;
}

export interface SecondSteps {
  /** Undefined when the account has no factor. */
  ticketFor(account: Account, step: FirstStep): Promise<string | undefined>;
  /** Returns whether there was any factor. */
  removeAll(accountId: string): Promise<boolean>;
}

export interface AwaitedStep {
  ticket: string;
}
