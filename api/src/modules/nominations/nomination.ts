import type { CategoryName } from '@meritum/shared/contracts/categories';
import type { NominationStatus, NominationTexts } from '@meritum/shared/contracts/nominations';
import type { FirstOfTwo } from '../../platform/authorisation/two-organisers';
import type { WithPendingAuditEntries } from '../audit/entry';
import type { DocumentReference } from '../documents/document';
import type { WithPendingMails } from '../mail/pending-mails';

/** What the nominator wrote, with what the server knows better. */
export interface NominationContent extends NominationTexts {
  email: string;
  projectTitle: string;
  /** Always five, empty where none was given. */
  supportingLinks: string[];
  supportingDocUrl: string;
  document: DocumentReference | null;
  submitterEmail: string;
  agreeTerms: boolean;
}

/** Identifies one submission of a form, so that its repetitions are recognised. */
export interface Submission {
  /** The `Idempotency-Key` of the request, or null. */
  key: string | null;
  /** Digest of what was sent: a key that comes with other content is not a repetition. */
  digest: string;
}

/** The nominator took it back to edit it, or withdrew it; absent: the organisers returned it. */
export type ReturnedBy = 'nominator' | 'withdrawal';

/** A nomination as it is stored; one per season, category and account. */
export interface Nomination extends NominationContent, WithPendingMails, WithPendingAuditEntries {
  _id: string;
  season: string;
  category: CategoryName;
  /** The nominator's account. */
  submittedBy: string;
  status: NominationStatus;
  submission: Submission;
  submittedAt: Date;
  /**
   * Since when the nominator's address is known to be confirmed, at the submission or after it; null
   * until then, and the nomination waits (D38). It follows from the account, see confirmation.ts.
   */
  emailConfirmedAt: Date | null;
  /** When its nominator was reminded to confirm the address. */
  confirmationRemindedAt?: Date;
  /** Counts writes; a change states the revision that it was decided on. */
  revision: number;
  /** Why, when and by whom it was given back; null while it is under review. */
  returned: { note: string; at: Date; by?: ReturnedBy } | null;
  /** Returning it takes two organisers once judging has begun: what the first one proposed. */
  returnProposed?: FirstOfTwo & { note: string };
  /** A judge has set about rating it: from then on it is not withdrawn (decision 53). */
  judgingBegun?: true;
  /** When its nominator was erased: season, category and status remain, for the ratings. */
  erasedAt?: Date;
}

/** A nomination without what is long: whoever reads many needs none of it. */
export type WithoutEssay = Omit<Nomination, 'essay'>;

/** The place that a nomination takes: there is at most one in each. */
export type Slot = Pick<Nomination, 'season' | 'category' | 'submittedBy'>;
