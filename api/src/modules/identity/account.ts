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
  /** Hash of the last change's proof (a password or a reset) and its new password. */
  passwordChange?: string;
  google?: GoogleLink;
  /** True once mailbox and content are the owner's; only then the address gives rights (D39). */
  emailConfirmed: boolean;
  /** When a reset or Google proved the mailbox, until the owner has said whose the content is. */
  unclaimedSince?: Date;
  /** Set when the owner discards the content; upkeep completes it and sets the name. */
  discard?: { since: Date; displayName: string };
  /** The only mailed link that works. */
  confirmation?: EmailConfirmation;
  /** Oldest first. Conflicts of interest still follow from confirmed ones. */
  formerEmails?: { email: string; confirmed: boolean; until: Date; handedOver?: true }[];
  /** Mailboxes of all its addresses, confirmed or not; they find other accounts. */
  mailboxes?: string[];
  /** Set until all copies of the address have the new one. */
  emailChangedAt?: Date;
  role: Role;
  /** The id is the proposal's id. */
  roleChange?: { id: string; at: Date };
  roleProposed?: FirstOfTwo & { role: Role };
  createdAt: Date;
  pendingMails?: MailRequest[];
  /**
   * Version of the credentials, raised by each change that voids sessions and links. These store
   * the version they began under and are void under any other, so one write ends all of them.
   */
  credentials: number;
  /** The session that made the last such change and stays valid. */
  credentialsChangedIn?: string;
  /** Set once the account counts as gone, until upkeep has completed the deletion. */
  deletion?: { since: Date; email: string };
}

export type AccountBeingDeleted = Account & Required<Pick<Account, 'deletion'>>;

export type DiscardingAccount = Account & Required<Pick<Account, 'discard'>>;

/** A mailed confirmation link; its token and code are derived from the id. */
export interface EmailConfirmation {
  id: string;
  /** The account's address, or its new one. */
  email: string;
  /** The version of the credentials under which the link can replace the address. */
  credentials: number;
  expiresAt: Date;
  /** The portal to which the link returns. */
  portal?: Portal;
}

export interface AddressOfOwner {
  _id: string;
  email: string;
  formerEmails: string[];
  former: HeldAddress[];
  /** Whether organisers gave the account its present address. */
  isHandedOver: boolean;
}

export interface GoogleLink {
  /** Issuer and subject; unique. */
  identity: string;
  addedAt: Date;
  /** True if the account existed before; then its owner is mailed. */
  joined: boolean;
  /** True if the address was never confirmed; then the password was voided (D37). */
  passwordVoided: boolean;
}
