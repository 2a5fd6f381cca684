import type { Application } from '@meritum/shared/contracts/applications';
import type { AuditEntry } from '@meritum/shared/contracts/audit';
import type { ConsoleJudge, JudgeDetail } from '@meritum/shared/contracts/listed-judges';
import type {
  JudgeOfEntry,
  ListedNomination,
  NominationDetail,
} from '@meritum/shared/contracts/listed-nominations';
import type { ListedMail } from '@meritum/shared/contracts/mails';
import { nominationTexts } from '@meritum/shared/contracts/nominations';
import type { PreviewReply } from '@meritum/shared/contracts/results';
import { takeFields } from '@meritum/shared/contracts/shape';
import { nominationForm } from '@meritum/shared/testing/factories';

/** Fields common to the list and the page of a nomination. */
const nominated = {
  ...{ id: 'nomination-1', revision: 1, category: 'Technology', namesEmployer: true },
  conflict: null,
  status: 'UNDER_REVIEW',
  reviewState: 'under-review',
  submittedAt: '2026-08-04T09:00:00.000Z',
  ...{ email: 'ana.lee@example.com', emailConfirmed: true },
} as const;

/** A nomination in the list. */
export function listedNomination(changed: Partial<ListedNomination> = {}): ListedNomination {
  return {
    ...nominated,
    ...{ name: 'Ana Maria Lee', organization: 'Example Labs', voided: null, hasDocument: true },
    ...{ assigned: 22, completed: 7 },
    ...changed,
  };
}

export function judgeOfEntry(changed: Partial<JudgeOfEntry> = {}): JudgeOfEntry {
  return {
    assignmentId: 'assignment-1',
    number: 1,
    status: 'pending',
    assignedAt: '2026-09-04T09:00:00.000Z',
    mayReplace: true,
    replacementProposed: null,
    ...changed,
  };
}

const rated = judgeOfEntry({
  ...{ assignmentId: 'assignment-2', number: 2, status: 'completed', mayReplace: false },
});

/** A nomination as seen without a conflict of interest. */
export function nominationDetail(changed: Partial<NominationDetail> = {}): NominationDetail {
  return {
    ...nominated,
    season: '2026',
    ...takeFields(nominationTexts, nominationForm()),
    submitterEmail: nominated.email,
    supportingLinks: ['https://example.com/paper'],
    document: { id: 'document-1', name: 'evidence.pdf', bytes: 2_097_152, scan: 'clean' },
    returned: null,
    returnProposed: null,
    returnTakesTwo: false,
    mayBeSubmittedAgain: true,
    extendedUntil: null,
    conflicts: [],
    possibleColleagues: [],
    judging: {
      ...{ minimum: 20, planned: 22, assigned: 2, completed: 1 },
      ...{ readerRates: false, replacingTakesTwo: false },
      judges: [judgeOfEntry(), rated],
    },
    history: [],
    may: { return: true, readDocument: true },
    ...changed,
  };
}

/** A judge in the list. */
export function consoleJudge(changed: Partial<ConsoleJudge> = {}): ConsoleJudge {
  return {
    id: 'judge-1',
    revision: 2,
    name: 'Grace Sample',
    email: 'grace@works.example',
    emailConfirmed: true,
    designation: 'Principal Engineer',
    organization: 'Independent Works',
    namesEmployer: true,
    state: 'judging',
    answer: 'yes',
    isPaid: false,
    appliedAt: '2026-08-04T09:00:00.000Z',
    capacity: 15,
    activity: { assigned: 3, completed: 1, pending: 2, recused: 0 },
    idleDays: 12,
    ...changed,
  };
}

/** A judge whom the organiser may change. */
export function judgeDetail(changed: Partial<JudgeDetail> = {}): JudgeDetail {
  return {
    ...consoleJudge(),
    status: 'ASSIGNMENTS_PENDING',
    linkedInUrl: 'https://www.linkedin.com/in/grace-sample',
    experienceYears: 7,
    judgingYears: 2,
    reasons: ['I have led platform teams.'],
    ...{ ownCapacity: null, capacityLimit: null, plannedCapacity: 15, reminders: true },
    ...{ remindedAt: null, deactivated: null, possibleColleagues: [] },
    entries: [
      {
        ...{ nominationId: 'nomination-1', name: 'Ana Maria Lee' },
        ...{ organization: 'Example Labs', status: 'pending' },
      },
    ],
    history: [
      {
        at: '2026-08-05T09:00:00.000Z',
        action: 'judge.verified',
        by: 'organiser@example.com',
        reason: 'Verified by admin',
      },
    ],
    verifiedBy: ['Ana Souza'],
    may: { change: true, deactivate: true, reactivate: false, confirmVerification: false },
    ...changed,
  };
}

/** Scale and tiers of the results. */
export const bands: PreviewReply['bands'] = {
  scale: { min: 1, max: 10 },
  cuts: [
    { tier: 'Platinum', from: 9 },
    { tier: 'Gold', from: 8 },
    { tier: 'Silver', from: 7 },
  ],
};

/** An application in the queue. */
export const application = (changed: Partial<Application> = {}): Application => ({
  id: 'judge-1',
  revision: 1,
  state: 'waiting',
  name: 'Ada Sample',
  email: 'ada@works.example',
  emailConfirmed: true,
  linkedInUrl: 'https://www.linkedin.com/in/ada-sample',
  designation: 'Engineer',
  organization: 'Example Labs',
  namesEmployer: true,
  mailbox: 'employer',
  experienceYears: 7,
  judgingYears: 2,
  reasons: ['One', 'Two', 'Three'],
  appliedAt: '2026-08-04T09:00:00.000Z',
  duplicates: [],
  sharesEmployer: false,
  conflicts: 0,
  nominatesIn: [],
  possibleColleagues: [],
  mayDecide: true,
  ...changed,
});

/** A mail that could not be sent. */
export const listedMail = (changed: Partial<ListedMail> = {}): ListedMail => ({
  key: 'password-reset:1',
  template: 'password-reset',
  to: 'ada@example.com',
  state: 'dead',
  attempts: 14,
  queuedAt: '2025-08-04T09:30:00.000Z',
  dueAt: null,
  endedAt: '2025-08-05T05:30:00.000Z',
  reason: '550 no such box',
  mayRead: false,
  ...changed,
});

/** An entry of the audit trail. */
export const auditEntry = (changed: Partial<AuditEntry> = {}): AuditEntry => ({
  ...{ id: 'e1', seq: 7, hash: 'f'.repeat(64), at: '2025-09-01T12:00:00.000Z', withheld: false },
  ...{ action: 'judge.rejected', reason: 'Not qualified.' },
  actor: { kind: 'account', id: 'a1', person: { name: 'Ada Admin', email: 'ada@example.com' } },
  subject: { noun: 'judge', id: 'j1', accountId: 'a2', person: null },
  before: { status: 'VERIFICATION_PENDING' },
  after: { status: 'REJECTED' },
  ...changed,
});
