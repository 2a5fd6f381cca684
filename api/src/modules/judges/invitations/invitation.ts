import { createHmac } from 'node:crypto';
import { mailboxKey } from '@meritum/shared/merit/assign/mail-domains';
import type { WithPendingAuditEntries } from '../../../module-kit/audit-trail';
import type { WithPendingMails } from '../../../module-kit/pending-mails';
import type { Keys } from '../../../platform/keys/keys';

/** An invitation to apply as a judge; one for each mailbox and season. */
export interface Invitation extends WithPendingMails, WithPendingAuditEntries {
  /** The mailbox's mark and the season, see {@link invitationId}. */
  _id: string;
  season: string;
  mark: string;
  /** These three fields are removed once the mailbox's owner wants no more mails. */
  email?: string;
  name?: string;
  organization?: string;
  /** The organiser's account; null once it is deleted. */
  by: string | null;
  at: Date;
  remindedAt: Date | null;
  /** When the link was first followed. */
  openedAt: Date | null;
  stoppedAt: Date | null;
}

export const invitationId = (mark: string, season: string): string => `${mark}_${season}`;

export type MarksOf = (email: string) => string[];

/**
 * Keyed hashes of a mailbox, one for each key, the current key first. They recognise a mailbox that
 * wants no more mails without storing its address, and look like other ids of mailed links.
 */
export const mailboxMarks =
  ({ all }: Keys): MarksOf =>
  (email) =>
    all.map(({ bytes }) => {
      const hash = createHmac('sha256', bytes).update(mailboxKey(email)).digest('hex');
      return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    });
