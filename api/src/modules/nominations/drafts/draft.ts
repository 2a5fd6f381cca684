import type { DraftRequest } from '@meritum/shared/contracts/drafts';
import type { WithPendingMails } from '../../../module-kit/pending-mails';
import type { Slot } from '../nomination';

/** A nomination that is not submitted yet, as last saved; one per slot. */
export interface Draft extends Slot, DraftRequest, WithPendingMails {
  /** By {@link draftId}. */
  _id: string;
  /** Number of saves; each save names the revision that it changes. */
  revision: number;
  savedAt: Date;
  device: string;
  /** Times of mailed reminders, in milliseconds since 1970. */
  reminded: number[];
  /** False once its owner has stopped them. */
  reminders: boolean;
}

export const draftId = ({ season, category, submittedBy }: Slot): string =>
  `${submittedBy}:${season}:${category}`;

/** Purpose of the mailed link that stops reminders about drafts; its id is the owner's account. */
export const stopDraftReminders = 'end-draft-reminders';
