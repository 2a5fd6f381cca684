import type { sessionMethods } from '@meritum/shared/contracts/account';
import type { FactorMethod } from '@meritum/shared/contracts/factors';

export type SignInMethod = (typeof sessionMethods)[number];

/** A second factor that was used, and when. */
interface ShownFactor {
  method: FactorMethod;
  provenAt: Date;
}

/** A session as stored: one document from sign-in to its end. */
export interface Session {
  _id: string;
  accountId: string;
  /** The account's count of credentials at sign-in; void under another. */
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
