import type { DraftRequest } from '@meritum/shared/contracts/drafts';
import type { WithPendingMails } from '../../../module-kit/pending-mails';
import type { Slot } from '../nomination';

/** A nomination that is not submitted yet, as last saved; one per slot. */
export interface Draft extends Slot, DraftRequest, WithPendingMails {
  /** {@link draftId} of its slot. */
  _id: string;
  /** Counts saves; a save states the revision it is based on. */
  revision: number;
  savedAt: Date;
  device: string;
  /** Times of the reminders that were mailed, in milliseconds since 1970. */
  reminded: number[];
  /** False once its owner has stopped them. */
  reminders: boolean;
}

export const draftId = ({ season, category, submittedBy }: Slot): string =>
  `${submittedBy}:${season}:${category}`;

/** Purpose of the mailed link that stops reminders about drafts; its id is the owner's account. */
export const stopDraftReminders = 'end-draft-reminders';
