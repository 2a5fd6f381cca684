import type { CategoryName } from '@meritum/shared/contracts/categories';
import type {
  NominationStatus,
  NominationTexts,
  ReturnedBy,
  ReturnReason,
} from '@meritum/shared/contracts/nominations';
import type { WithPendingAuditEntries } from '../../module-kit/audit-trail';
import type { WithPendingMails } from '../../module-kit/pending-mails';
import type { FirstOfTwo } from '../../platform/authorisation/two-organisers';
import type { Folded } from '../../platform/mongo/listed';
import { oneLine } from '../../platform/text';
import type { DocumentReference } from '../documents/document';

/** What the nominator wrote, with the fields that the server sets. */
export interface NominationContent extends NominationTexts {
  email: string;
  projectTitle: string;
  /** Always five; empty where none was given. */
  supportingLinks: string[];
  supportingDocUrl: string;
  document: DocumentReference | null;
  submitterEmail: string;
  /** For lists; absent once erased. */
  folded?: Folded<'name' | 'organization' | 'email'>;
  /** Confirmed addresses that the nominator had before; conflicts of interest follow from them. */
  formerEmails?: string[];
  agreeTerms: boolean;
}

/** Identifies one submission of a form, so that repetitions are recognised. */
export interface Submission {
  /** The `Idempotency-Key` of the request, or null. */
  key: string | null;
  /** Digest of the content: the same key with other content is not a repetition. */
  digest: string;
}

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
   * When the nominator's address was found confirmed, at the submission or later; null until then,
   * and the nomination waits (D38). Derived from the account, see confirmation.ts.
   */
  emailConfirmedAt: Date | null;
  /**
   * The confirmed mailbox of its nominator with season and category, unique, so that of two accounts
   * with one mailbox only one nominates. Absent before, so that nobody blocks another's mailbox.
   */
  mailbox?: string;
  /** When its nominator was reminded to confirm the address. */
  confirmationRemindedAt?: Date;
  /** Counts writes; a change states the revision it is based on. */
  revision: number;
  /**
   * Why, when and by whom it was returned; `by` is absent for organisers, the reason for others.
   * Null while it is under review.
   */
  returned: (Partial<ReturnReason> & { at: Date; by?: ReturnedBy }) | null;
  /** The first organiser's proposal to return it, where that takes two. */
  returnProposed?: FirstOfTwo;
  /** Supporting links of which its nominator was told, and when last, that judges cannot open them. */
  reportedLinks?: { url: string; at: Date }[];
  /** When somebody of the team looked at this text; the trail says who. Missing until then. */
  lookedAt?: Date;
  /** A judge has begun to rate it; it can no longer be withdrawn (decision 53). */
  judgingBegun?: true;
  /** Ratings of a former text may still count, until they are set aside. */
  hasFormerRatings?: true;
  /** The winner's present name, which is published in place of `fullName`; what was signed keeps that. */
  publishedName?: string;
  /** The present organization and title; conflicts of interest follow from the former ones too. */
  publishedAs?: { organization: string; designation: string };
  /** When its nominator was erased. Season, category and status remain, for the ratings. */
  erasedAt?: Date;
}

/** A nomination without its long text, for lists. */
export type WithoutEssay = Omit<Nomination, 'essay'>;

/** Identifies a nomination: at most one exists in each slot. */
export type Slot = Pick<Nomination, 'season' | 'category' | 'submittedBy'>;

/** Where nominations compete. */
export type Contest = Pick<Nomination, 'season' | 'category'>;

/** The latest time of a submission, and of the last reminder if there was one. */
export interface Unreminded {
  sent: Date;
  reminded: Date;
}

/** The published identity of a winner. */
export interface ShownOfWinner {
  name: string;
  organization: string;
  designation: string;
}

export const shownOf = (
  nomination: Pick<
    Nomination,
    'publishedName' | 'publishedAs' | 'fullName' | 'organization' | 'designation'
  >,
): ShownOfWinner => ({
  name: oneLine(publishedNameOf(nomination)),
  organization: oneLine((nomination.publishedAs ?? nomination).organization),
  designation: oneLine((nomination.publishedAs ?? nomination).designation),
});

/** The name under which an award is published. */
export const publishedNameOf = ({
  publishedName,
  fullName,
}: Pick<Nomination, 'publishedName' | 'fullName'>): string => publishedName ?? fullName;
