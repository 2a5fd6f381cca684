import { randomUUID } from 'node:crypto';
import { defaultSeason } from '@meritum/shared/programme/season';
import type { Db } from 'mongodb';
import { pendingAuditEntry } from '../../src/module-kit/pending-entries';
import type { Assignment } from '../../src/modules/assignments/assignment';
import { commitToRating } from '../../src/modules/assignments/receipts/receipt';
import type { ChainedEntry } from '../../src/modules/audit/entry';
import { chainEntry, chainStart } from '../../src/modules/audit/rules';
import type { Judge } from '../../src/modules/judges/judge';
import type { Mail } from '../../src/modules/mail/mail';
import type { Nomination } from '../../src/modules/nominations/nomination';
import type { StoredPlan } from '../../src/modules/planning/stored-plan';
import { frozenRulesOf } from '../../src/modules/seasons/frozen-rules';
import type { StoredWinner } from '../../src/modules/winners/winner';
import { foldedTexts } from '../../src/platform/mongo/listed';
import { buildAssignment, buildJudge, buildNomination } from '../stored';

/** Enough for every query of the console, and some rows in each list. */
const size = {
  seasons: 2,
  nominations: 60,
  ratingsEach: 2,
  judges: 30,
  auditEntries: 60,
  mails: 30,
};

const numbered = (count: number) => Array.from({ length: count }, (_, at) => at);
const current = Number(defaultSeason.id);
const dayLength = 86_400_000;

const seasonAt = (at: number) => String(current - (at % size.seasons));
/** A moment in a season. */
const momentAt = (season: string, at: number) =>
  new Date(Date.UTC(Number(season), 7, 4) + (at % 90) * dayLength);

function nominationAt(at: number): Nomination {
  const season = seasonAt(at);
  const email = `n-${at}@m-${at}.example`;
  const submittedAt = momentAt(season, at);
  return buildNomination(at, {
    fullName: `Nominee ${at}`,
    folded: foldedTexts({ name: `Nominee ${at}`, organization: `Makers ${at}`, email }),
    season,
    email,
    submitterEmail: email,
    ...(at % 40 === 0 && { status: 'APPLICATION_PENDING' }),
    submittedAt,
    emailConfirmedAt: submittedAt,
  });
}

function judgeAt(at: number): Judge {
  return buildJudge(at, {
    ...(at % 10 === 0 && { status: 'VERIFICATION_PENDING', isVerified: false }),
    remindedAt: new Date(),
    readyNotices: [defaultSeason.id],
    completedNotices: [defaultSeason.id],
  });
}

const frozen = frozenRulesOf(defaultSeason, defaultSeason.currentCategory);

function assignmentAt(nomination: Nomination, index: number, judge: Judge): Assignment {
  const { season, submittedAt: assignedAt } = nomination;
  const ratings = { innovation: 8, methodology: 7, execution: 9, results: 6 };
  const ratedAt = new Date(assignedAt.getTime() + (index + 1) * dayLength);
  const isPending = season === defaultSeason.id && index % 4 === 0;
  const given = { frozen, pseudonym: nomination._id, ratings, judgeHalf: undefined, version: '' };
  const receipt = commitToRating(given);
  const evaluation = isPending ? null : { ratings, composite: 7.5, completedAt: ratedAt, receipt };
  return buildAssignment(nomination, judge, { assignedAt, evaluation });
}

function auditEntries(): ChainedEntry[] {
  const all: ChainedEntry[] = [];
  for (const at of numbered(size.auditEntries)) {
    const before = all.at(-1) ?? chainStart;
    const pendingEntries = pendingAuditEntry(() => momentAt(String(current), at), {
      actor: { accountId: `account-${at % 5}` },
      action: at % 3 === 0 ? 'nomination.returned' : 'judge.verified',
      subject: { id: `thing-${at % 500}`, accountId: `account-${at % 300}` },
      reason: `Reason ${at}.`,
      before: { status: 'A' },
      after: { status: 'B' },
    });
    all.push(chainEntry(pendingEntries, before, (id) => id));
  }
  return all;
}

const winnerAt = (at: number): StoredWinner => ({
  _id: randomUUID(),
  year: seasonAt(at),
  category: 'AI',
  slug: `winner-${at}`,
  fullName: `Winner ${at}`,
  badge: 'Gold',
  meanScore: 8 + (at % 90) / 100,
  employer: `Works ${at}`,
  publishedAt: new Date(),
  updatedAt: new Date(),
});

const mailAt = (at: number): Mail => ({
  _id: randomUUID(),
  key: `nomination-received:nomination-${at}:1`,
  to: { address: `n-${at}@m-${at}.example`, name: `Nominee ${at}`, confirmed: true },
  batch: `nomination-received:${momentAt(String(current), at).toISOString().slice(0, 10)}`,
  day: momentAt(String(current), at).toISOString().slice(0, 10),
  template: at % 3 === 0 ? 'judge-verified' : 'nomination-received',
  values: null,
  state: at % 100 === 0 ? 'dead' : 'sent',
  attempts: 1,
  claim: null,
  sendBefore: null,
  dueAt: momentAt(String(current), at),
  queuedAt: momentAt(String(current), at),
  endedAt: new Date(),
  lastError: null,
});

const plan: StoredPlan = {
  _id: 'plan-1',
  season: defaultSeason.id,
  state: 'applied',
  asIfOpen: false,
  opens: [],
  turn: 1,
  askedBy: { command: 'planning' },
  askedAt: new Date(),
  appliedAt: new Date(),
  seed: 1,
  follows: 0,
  outcome: {
    ...{ added: 0, released: 0, kept: 0, moved: 0, uncovered: 0, belowMinimum: 0, mails: 0 },
    ...{ value: 0, bound: 0, certainty: 1, certaintyBefore: 1, parts: 1, milliseconds: 0 },
    places: { wanted: 0, planned: 0, filled: 0 },
    loads: { least: 0, most: 0 },
    largestLoads: [],
    maxPlaces: 0,
    served: { least: 1, below: { noExchange: 0, tooDear: 0, laterStep: 0 } },
  },
  content: null,
  fingerprint: { season: '', judges: '', nominations: '', assignments: '' },
};

/** Writes two seasons of data into a fresh database with seasons. */
export async function putYears(db: Db): Promise<void> {
  // Nominations have all of their judges, so that planning adds none during the measurement.
  await db
    .collection('seasons')
    .updateMany({}, { $set: { 'rules.plannedRatings': 20, 'categories.$[].judging.open': false } });
  const nominations = numbered(size.nominations).map(nominationAt);
  const judges = numbered(size.judges).map(judgeAt);
  const assignments = nominations.flatMap((nomination, at) =>
    numbered(size.ratingsEach).flatMap((index) => {
      const judge = judges[(at * 7 + index) % size.judges];
      return judge ? [assignmentAt(nomination, index, judge)] : [];
    }),
  );
  // Assignments first, because a nomination without any would be planned immediately.
  await db.collection<Assignment>('assignments').insertMany(assignments);
  await db.collection<Nomination>('nominations').insertMany(nominations);
  await db.collection<Judge>('judges').insertMany(judges);
  await db.collection<Mail>('outbox').insertMany(numbered(size.mails).map(mailAt));
  await db.collection<StoredPlan>('plans').insertOne(plan);
  await db.collection<ChainedEntry>('audit').insertMany(auditEntries());
  await db.collection<StoredWinner>('winners').insertMany(numbered(200).map(winnerAt));
}
