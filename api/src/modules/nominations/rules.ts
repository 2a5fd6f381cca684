import { createHash } from 'node:crypto';
import type { SubmitNominationRequest } from '@meritum/shared/contracts/nominations';
import type { Nomination, Submission } from './nomination';

/** Shown where nothing was given (NOM-024). */
export const notProvided = 'Not provided';

/** The nominee's name: as typed, else the account's, else 'Not provided' (OPEN-013). */
export function nameOf(typed: string, displayName: string): string {
  return typed.trim() || displayName.trim() || notProvided;
}

/** The five optional links in their order. */
export function linksOf(form: SubmitNominationRequest): string[] {
  const { supportingLink1, supportingLink2, supportingLink3, supportingLink4, supportingLink5 } =
    form;
  return [supportingLink1, supportingLink2, supportingLink3, supportingLink4, supportingLink5];
}

/** Identity of one submission: its key and a digest of its content. */
export function submissionOf(form: SubmitNominationRequest, key: string | undefined): Submission {
  const content = JSON.stringify(Object.entries(form).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { key: key ?? null, digest: createHash('sha256').update(content).digest('base64url') };
}

/** True when `nomination` is what the submission made, so that it is merely repeated. */
export function isRepetition(nomination: Nomination, { key, digest }: Submission): boolean {
  const made = nomination.submission;
  return key !== null && made.key === key && made.digest === digest;
}

/** True for a nomination that was given back and may be sent again (OPEN-015). */
export function isReturned({ status }: Pick<Nomination, 'status'>): boolean {
  return status === 'APPLICATION_PENDING';
}

/**
 * What remains of a nomination without its nominator: its id, season, category and status, which
 * the season's ratings refer to. Nothing that was written or uploaded, and no account.
 */
export function erased(nomination: Nomination, erasedAt: Date): Nomination {
  const { _id, season, category, status, submittedAt, revision } = nomination;
  return {
    _id,
    season,
    category,
    status,
    submittedAt,
    revision: revision + 1,
    // Unique, as is the slot.
    submittedBy: `erased:${_id}`,
    fullName: '',
    email: '',
    designation: '',
    organization: '',
    linkedInUrl: '',
    projectTitle: nomination.projectTitle,
    essay: '',
    supportingLinks: nomination.supportingLinks.map(() => ''),
    supportingDocUrl: '',
    document: null,
    submitterEmail: '',
    agreeTerms: nomination.agreeTerms,
    submission: { key: null, digest: '' },
    returned: null,
    owedMails: [],
    erasedAt,
  };
}
