import { defaultSeason, openCategory } from '@meritum/shared/programme/season';
import type { Assignment } from '../src/modules/assignments/assignment';
import { assignmentIdOf } from '../src/modules/assignments/rules';
import { openResult, type Result } from '../src/modules/contests/result';
import type { Judge } from '../src/modules/judges/judge';
import { profileOf } from '../src/modules/judges/rules';
import type { Nomination } from '../src/modules/nominations/nomination';
import { foldedTexts } from '../src/platform/mongo/listed';
import type { App } from '../src/platform/zod/provider';
import { buildForm } from './nominations';

/** A stored verified judge, with an employer that nobody else in tests has. */
export const buildJudge = (at: number, overrides: Partial<Judge> = {}): Judge => ({
  folded: foldedTexts({
    name: `Judge ${at}`,
    displayName: `J ${at}`,
    organization: `Bench ${at}`,
    email: `judge@bench-${at}.example`,
  }),
  ...profileOf({}),
  _id: `judge-${at}`,
  fullName: `Judge ${at}`,
  organization: `Bench ${at}`,
  displayName: `J ${at}`,
  accountId: `account-${at}`,
  email: `judge@bench-${at}.example`,
  emailConfirmed: true,
  status: 'ASSIGNMENTS_PENDING',
  isVerified: true,
  verifiers: [],
  heldDecision: null,
  isPaid: false,
  deactivated: null,
  createdAt: new Date(0),
  revision: 1,
  capacity: null,
  capacityLimit: null,
  answers: { [defaultSeason.id]: { answer: 'yes', at: new Date(0) } },
  reminders: true,
  named: false,
  remindedAt: null,
  reservations: [],
  readyNotices: [],
  completedNotices: [],
  ...overrides,
});

/** A nomination under review as stored. */
export const buildNomination = (at: number, overrides: Partial<Nomination> = {}): Nomination =>
  ({
    ...buildForm({ organization: `Makers ${at}` }),
    _id: `nomination-${at}`,
    season: defaultSeason.id,
    category: openCategory,
    submittedBy: `nominee-${at}`,
    status: 'UNDER_REVIEW',
    supportingLinks: [],
    document: null,
    revision: 1,
    submittedAt: new Date(),
    returned: null,
    submission: { key: null, digest: '' },
    emailConfirmedAt: new Date(),
    ...overrides,
  }) as unknown as Nomination;

/** A stored assignment, completed if it has an evaluation. */
export const buildAssignment = (
  { _id: nominationId, season, category }: Pick<Nomination, '_id' | 'season' | 'category'>,
  { _id: judgeId, accountId }: Pick<Judge, '_id' | 'accountId'>,
  { assignedAt, evaluation }: Pick<Assignment, 'assignedAt' | 'evaluation'>,
): Assignment => ({
  _id: assignmentIdOf(judgeId, nominationId),
  season,
  category,
  nominationId,
  judgeId,
  accountId,
  assignedAt,
  recusal: null,
  former: [],
  status: evaluation ? 'completed' : 'pending',
  evaluation,
});

/** Stores decisions about the contest of Technology in 2025. */
export async function storeResult(app: App, decided: Partial<Result>): Promise<void> {
  const contest = openResult({ season: '2025', category: 'Technology' });
  await app.mongo.db.collection<Result>('results').insertOne({ ...contest, ...decided });
}
