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
  /** Pending mails about the account. */
  owedMails?: MailRequest[];
  /**
   * Raised by each change that voids sessions and reset links. They store the count they began
   * under and are void under any other, so one write to the account ends all of them.
   */
  credentials: number;
  /** The session that made the latest such change; it stays valid. */
  credentialsChangedIn?: string;
  /** Mails asked for within the last hour, by kind. */
  asked?: { [kind in AskedMail]?: { since: Date; count: number } };
  /** Set when the deletion begins. The account then counts as gone; upkeep completes it. */
  leaving?: { since: Date; email: string };
}

/** The Google account that an account is joined to. */
export interface GoogleLink {
  /** Issuer and subject; unique. */
  identity: string;
  addedAt: Date;
  /** The account existed before; its owner is told by mail. */
  joined: boolean;
  /** The address was never confirmed, so the password was voided (D37). */
  passwordVoided: boolean;
}

export type AskedMail = 'reset' | 'confirmation';
