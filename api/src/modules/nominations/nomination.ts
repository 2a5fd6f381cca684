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

/** The nominator's texts, with the fields that the server sets. */
export interface NominationContent extends NominationTexts {
  email: string;
  projectTitle: string;
  /** Always five; empty where none was given. */
  supportingLinks: string[];
  supportingDocUrl: string;
  document: DocumentReference | null;
  submitterEmail: string;
  /** Folded texts that lists search and sort by; absent once erased. */
  folded?: Folded<'name' | 'organization' | 'email'>;
  /** Confirmed former addresses; conflicts of interest follow from them. */
  formerEmails?: string[];
  agreeTerms: boolean;
}

/** Identifies one submission of a form, so that retries are recognised. */
export interface Submission {
  /** The `Idempotency-Key` of the request, or null. */
  key: string | null;
  /** Digest of the content: the same key with other content is no retry. */
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
   * When the nominator's address was found confirmed. Null before that, and the nomination waits
   * (D38). Derived from the account, see confirmation.ts.
   */
  emailConfirmedAt: Date | null;
  /**
   * The nominator's confirmed mailbox with season and category, unique, so that one account of a
   * mailbox nominates. Absent before confirmation, so that nobody blocks another's mailbox.
   */
  mailbox?: string;
  /** When its nominator was reminded to confirm the address. */
  confirmationRemindedAt?: Date;
  /** Number of writes; each change names the revision that it changes. */
  revision: number;
  /**
   * Null while it is under review. `by` is absent for organisers, the reason for everybody else.
   */
  returned: (Partial<ReturnReason> & { at: Date; by?: ReturnedBy }) | null;
  /** The first organiser's proposal to return it, where that takes two. */
  returnProposed?: FirstOfTwo;
  /** Reported links that its nominator was mailed about, and when last. */
  reportedLinks?: { url: string; at: Date }[];
  /** When somebody of the team first looked at this text; the audit trail says who. */
  lookedAt?: Date;
  /** Set once a judge has begun to rate it; then it can no longer be withdrawn (decision 53). */
  judgingBegun?: true;
  /** Set while ratings of a former text may still count, until they are set aside. */
  hasFormerRatings?: true;
  /** The winner's present name, published in place of `fullName`; signed statements keep that. */
  publishedName?: string;
  /** The winner's present organization and title; conflicts of interest follow from all. */
  publishedAs?: { organization: string; designation: string };
  /** When its nominator was erased. Season, category and status remain, for the ratings. */
  erasedAt?: Date;
}

/** A nomination without its long text, for lists. */
export type WithoutEssay = Omit<Nomination, 'essay'>;

/** Identifies a nomination: at most one exists in each slot. */
export type Slot = Pick<Nomination, 'season' | 'category' | 'submittedBy'>;

/** Nominations of one contest compete. */
export type Contest = Pick<Nomination, 'season' | 'category'>;

/** Limits: submitted until `sent`, last reminded, if ever, until `reminded`. */
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
