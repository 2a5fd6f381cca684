import type { WithPendingAuditEntries } from '../audit/entry';
import type { MailRequest } from '../mail/request';

/** A person's account as it is stored. */
export interface Account extends WithPendingAuditEntries {
  _id: string;
  /** Trimmed and in lower case; unique. */
  email: string;
  displayName: string;
  /** Argon2id in PHC format; absent for an account that signs in by other means only. */
  passwordHash?: string;
  passwordChangedAt?: Date;
  google?: GoogleLink;
  /** By Google or by a mailed link; only then does the address give rights (D39). */
  emailConfirmed: boolean;
  role: 'user' | 'admin';
  createdAt: Date;
  /** Mails about it that the outbox may not have yet. */
  owedMails?: MailRequest[];
  /**
   * Counts what voids sessions and reset links: they name the count that they began under, and are
   * void under any other. One write to the account thereby ends all of them.
   */
  credentials: number;
  /** The session in which they were changed last, if it was in one: that session goes on. */
  credentialsChangedIn?: string;
  /** Mails that were asked for within the last hour, by kind. */
  asked?: { [kind in AskedMail]?: { since: Date; count: number } };
  /** Its deletion has begun; it counts as gone, and upkeep finishes what a crash has left. */
  leaving?: { since: Date; email: string };
}

/** The Google account that an account is joined to. */
export interface GoogleLink {
  /** Issuer and subject; unique. */
  identity: string;
  addedAt: Date;
  /** The account was there before; its owner is told by mail. */
  joined: boolean;
  /** The address had never been confirmed, so that its password was voided (D37). */
  passwordVoided: boolean;
}

export type AskedMail = 'reset' | 'confirmation';
