import { createHash } from 'node:crypto';
import type { NominationReviewState } from '@meritum/shared/contracts/list-options';
import {
  type NominationForm,
  nominationLinks,
  nominationTexts,
  type ReturnedBy,
  type SubmitNominationRequest,
  type WhyLeftOut,
} from '@meritum/shared/contracts/nominations';
import { takeFields } from '@meritum/shared/contracts/shape';
import { mailboxKey } from '@meritum/shared/merit/assign/mail-domains';
import type { Nomination, Submission } from './nomination';

/** Shown for empty fields (NOM-024). */
export const notProvided = 'Not provided';

/** The nominee's name: as typed, or the account's, or 'Not provided' (OPEN-013). */
export function nominatorName(typed: string, displayName: string): string {
  return typed.trim() || displayName.trim() || notProvided;
}

/** The five optional links in their order. */
export function linksOf(form: NominationForm): string[] {
  return Object.values(takeFields(nominationLinks, form));
}

/** Identity of one submission: its key, and a digest of its fields in the order of their schema. */
export function submissionOf(form: SubmitNominationRequest, key: string | undefined): Submission {
  const content = JSON.stringify(form);
  return { key: key ?? null, digest: createHash('sha256').update(content).digest('base64url') };
}

export function isRepetition(nomination: Nomination, { key, digest }: Submission): boolean {
  const made = nomination.submission;
  return key !== null && made.key === key && made.digest === digest;
}

/** The nominator's mailbox with season and category; each has at most one nomination. */
export const mailboxIn = ({
  season,
  category,
  submitterEmail,
}: Pick<Nomination, 'season' | 'category' | 'submitterEmail'>): string =>
  `${season}:${category}:${mailboxKey(submitterEmail)}`;

/** Whether a nomination was returned and may be sent again (OPEN-015). */
export function isReturned({ status }: Pick<Nomination, 'status'>): boolean {
  return status === 'APPLICATION_PENDING';
}

/** Whether it is planned, assigned and counted: under review, with a confirmed address (D38). */
export function isInContest({
  status,
  emailConfirmedAt,
}: Pick<Nomination, 'status' | 'emailConfirmedAt'>): boolean {
  return status === 'UNDER_REVIEW' && Boolean(emailConfirmedAt);
}

const returnedStates = {
  nominator: 'reopened',
  withdrawal: 'withdrawn',
} as const satisfies Record<ReturnedBy, NominationReviewState>;

/** The review state, which also tells who returned it. */
export function reviewStateOf(
  nomination: Pick<Nomination, 'status' | 'returned'>,
): NominationReviewState {
  if (!isReturned(nomination)) return 'under-review';
  const by = nomination.returned?.by;
  return by ? returnedStates[by] : 'returned';
}

/** What its nominator still has to do, unless judging counts it all the same; null if withdrawn. */
export function whyNotSubmitted(
  nomination: Pick<Nomination, 'status' | 'returned'>,
): WhyLeftOut | null {
  const state = reviewStateOf(nomination);
  if (state === 'withdrawn') return null;
  return state === 'under-review' ? 'unconfirmed' : state;
}

/**
 * A nomination without its nominator. Keeps id, season, category and status for the ratings, and no
 * text or file.
 */
export function anonymiseNomination(nomination: Nomination, erasedAt: Date): Nomination {
  const { _id, season, category, status, submittedAt, revision } = nomination;
  return {
    _id,
    season,
    category,
    status,
    submittedAt,
    emailConfirmedAt: null,
    revision: revision + 1,
    // Unique, because the slot has a unique index.
    submittedBy: `erased:${_id}`,
    ...takeFields(nominationTexts, {}),
    email: '',
    projectTitle: nomination.projectTitle,
    supportingLinks: nomination.supportingLinks.map(() => ''),
    supportingDocUrl: '',
    document: null,
    submitterEmail: '',
    agreeTerms: nomination.agreeTerms,
    submission: { key: null, digest: '' },
    returned: null,
    pendingMails: [],
    erasedAt,
  };
}
