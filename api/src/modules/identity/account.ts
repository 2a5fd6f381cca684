import type { Portal } from '@meritum/shared/contracts/identity';
import type { Role } from '@meritum/shared/contracts/roles';
import type { WithPendingAuditEntries } from '../../module-kit/audit-trail';
import type { MailRequest } from '../../module-kit/mail-request';
import type { HeldAddress } from '../../module-kit/personal-data';
import type { FirstOfTwo } from '../../platform/authorisation/two-organisers';
import type { WithAccountActs } from './account-act';

/** A person's account as it is stored. */
export interface Account extends WithPendingAuditEntries, WithAccountActs {
  _id: string;
  /** Trimmed and in lower case; unique. */
  email: string;
  displayName: string;
  /** When its owner last set the name; missing before. */
  renamedAt?: Date;
  /** The day of that in UTC. */
  renamedDay?: string;
  /** Argon2id in PHC format; absent for an account that signs in by other means only. */
  passwordHash?: string;
  passwordChangedAt?: Date;
  /** Hash of the former password, or the reset, and the new password of the last change. */
  passwordChange?: string;
  google?: GoogleLink;
  /**
   * The mailbox is its owner's, and so is what is stored; only then does the address give rights
   * (D39).
   */
  emailConfirmed: boolean;
  /**
   * Since when the mailbox is proved, by a mailed reset or Google, while who made what is stored is
   * not: the address counts as unconfirmed until its owner has said so.
   */
  unclaimedSince?: Date;
  /** Its owner discards what is stored; upkeep completes it. Then the account has this name. */
  discard?: { since: Date; displayName: string };
  /** The newest mailed link that confirms an address; no other works. */
  confirmation?: EmailConfirmation;
  /**
   * Addresses that the account had before, oldest first. Conflicts of interest still follow from
   * confirmed ones.
   */
  formerEmails?: { email: string; confirmed: boolean; until: Date; handedOver?: true }[];
  /** Keys of the mailboxes of all of them, confirmed or not, by which other accounts are found. */
  mailboxes?: string[];
  /** Set by a change of address until nominations and the judge record have it too. */
  emailChangedAt?: Date;
  role: Role;
  /** The last change of the role by organisers, named by its proposal. */
  roleChange?: { id: string; at: Date };
  roleProposed?: FirstOfTwo & { role: Role };
  createdAt: Date;
  pendingMails?: MailRequest[];
  /**
   * Raised by each change that voids sessions and reset links. They store the count they began
   * under and are void under any other, so one write to the account ends all of them.
   */
  credentials: number;
  /** The session that made the latest such change; it stays valid. */
  credentialsChangedIn?: string;
  /** Set when the deletion begins. The account then counts as gone; upkeep completes it. */
  deletion?: { since: Date; email: string };
}

export type AccountBeingDeleted = Account & Required<Pick<Account, 'deletion'>>;

export type DiscardingAccount = Account & Required<Pick<Account, 'discard'>>;

/** A mailed confirmation link; its token and code are derived from the id. */
export interface EmailConfirmation {
  id: string;
  /** The account's address, or the one that is to replace it. */
  email: string;
  /** The count when it was mailed; under any other count it replaces no address. */
  credentials: number;
  expiresAt: Date;
  /** Where the link leads back to. */
  portal?: Portal;
}

/** An account's address, and the confirmed ones that it had before, with the time of each. */
export interface AddressOfOwner {
  _id: string;
  email: string;
  formerEmails: string[];
  former: HeldAddress[];
  /** Organisers gave it the present one. */
  isHandedOver: boolean;
}

/** The Google account that an account is joined to. */
export interface GoogleLink {
  /** Issuer and subject; unique. */
  identity: string;
  addedAt: Date;
  /** The account existed before; its owner is mailed. */
  joined: boolean;
  /** The address was never confirmed, so the password was voided (D37). */
  passwordVoided: boolean;
}
