import type { DraftValues } from '@meritum/shared/contracts/drafts';
import type { WithPendingMails } from '../../mail/pending-mails';
import type { Slot } from '../nomination';

/** A nomination that is still being written; one for each place that a nomination can take. */
export interface Draft extends Slot, WithPendingMails {
  /** {@link draftId} of its place. */
  _id: string;
  values: DraftValues;
  /** The uploaded document that goes with it. */
  documentId: string | null;
  idempotencyKey: string;
  /** Counts saves; a save states the revision that it goes on from. */
  revision: number;
  /** The form on a screen that saved it last. */
  writer: string;
  savedAt: Date;
  device: string;
  /** Reminders before the deadline that were mailed, by the hours that were left. */
  reminded: number[];
  /** False once its owner ended them. */
  reminders: boolean;
}

export const draftId = ({ season, category, submittedBy }: Slot): string =>
  `${submittedBy}:${season}:${category}`;
