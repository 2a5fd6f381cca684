import type { Portal } from '@meritum/shared/contracts/identity';
import type { Role } from '@meritum/shared/contracts/roles';
import type { WithPendingAuditEntries } from '../../module-kit/audit-trail';
import type { MailRequest } from '../../module-kit/mail-request';
import type { HeldAddress } from '../../module-kit/personal-data';
import type { FirstOfTwo } from '../../platform/authorisation/two-organisers';
import type { WithAccountActs } from './account-act';

export interface Account extends WithPendingAuditEntries, WithAccountActs {
  _id: string;
  /** Trimmed and in lower case; unique. */
  email: string;
  displayName: string;
  /** When its owner last set the name; missing before. */
  renamedAt?: Date;
  renamedDay?: string;
  /** Argon2id in PHC format; absent for an account that signs in by other means only. */
  passwordHash?: string;
  passwordChangedAt?: Date;
  /** Hash of the proof (a password or a reset) and the new password of the last change. */
  passwordChange?: string;
  google?: GoogleLink;
  /** The mailbox and the content are the owner's; only then does the address give rights (D39). */
  emailConfirmed: boolean;
  /** When a reset or Google proved the mailbox. The owner has not yet said whose the content is. */
  unclaimedSince?: Date;
  /** The owner discards the content; upkeep completes it and sets the name. */
  discard?: { since: Date; displayName: string };
  /** The only mailed link that works. */
  confirmation?: EmailConfirmation;
  /** Oldest first. Conflicts of interest still follow from confirmed ones. */
  formerEmails?: { email: string; confirmed: boolean; until: Date; handedOver?: true }[];
  /** Mailboxes of all its addresses, confirmed or not; they find other accounts. */
  mailboxes?: string[];
  /** Set until nominations and the judge record have the new address. */
  emailChangedAt?: Date;
  role: Role;
  /** The id is that of the proposal. */
  roleChange?: { id: string; at: Date };
  roleProposed?: FirstOfTwo & { role: Role };
  createdAt: Date;
  pendingMails?: MailRequest[];
  /**
   * Raised by each change that voids sessions and links. Those store the count they began under and
   * are void under any other, so one write ends all of them.
   */
  credentials: number;
  /** The session that made the last such change stays valid. */
  credentialsChangedIn?: string;
  /** The account counts as gone; upkeep completes the deletion. */
  deletion?: { since: Date; email: string };
}

export type AccountBeingDeleted = Account & Required<Pick<Account, 'deletion'>>;

export type DiscardingAccount = Account & Required<Pick<Account, 'discard'>>;

/** A mailed confirmation link; its token and code are derived from the id. */
export interface EmailConfirmation {
  id: string;
  /** The account's address, or the new one. */
  email: string;
  /** Under any other count it replaces no address. */
  credentials: number;
  expiresAt: Date;
  /** Where the link leads back to. */
  portal?: Portal;
}

export interface AddressOfOwner {
  _id: string;
  email: string;
  formerEmails: string[];
  former: HeldAddress[];
  /** Organisers gave it the present address. */
  isHandedOver: boolean;
}

export interface GoogleLink {
  /** Issuer and subject; unique. */
  identity: string;
  addedAt: Date;
  /** The account existed before; its owner is mailed. */
  joined: boolean;
  /** The address was never confirmed, so the password was voided (D37). */
  passwordVoided: boolean;
}
