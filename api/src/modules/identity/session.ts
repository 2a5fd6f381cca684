import type { sessionMethods } from '@meritum/shared/contracts/account';
import type { FactorMethod } from '@meritum/shared/contracts/factors';

/** How somebody signed in. */
export type SignInMethod = (typeof sessionMethods)[number];

/** A second factor that was shown, and when. */
export interface ShownFactor {
  method: FactorMethod;
  provenAt: Date;
}

/** A session as it is stored: one document from sign-in to its end, whatever is rotated in it. */
export interface Session {
  _id: string;
  accountId: string;
  /** The account's count of credentials that it began under; void under another. */
  credentials: number;
  method: SignInMethod;
  /** Browser and system in words, such as `Firefox on Windows`. */
  device: string;
  /** When its owner was last proven to be there; absent in those of versions before: its begin. */
  provenAt?: Date;
  /** The second factor that was last shown in it. */
  factor?: ShownFactor;
  /** SHA-256 of the refresh secret that is valid now. */
  tokenHash: string;
  /** SHA-256 of the one before it, which a concurrent request may still carry. */
  previousHash: string | null;
  /** Its last use, but for what a living access token was used for. */
  rotatedAt: Date;
  createdAt: Date;
  /** By whichever of its lifetimes is over first. Checked on reading; the sweep only tidies up. */
  expiresAt: Date;
  revokedAt: Date | null;
}
