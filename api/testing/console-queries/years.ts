import { randomUUID } from 'node:crypto';
import type { Season } from '@meritum/shared/contracts/seasons';
import { defaultSeason } from '@meritum/shared/programme/season';
import type { Collection, Db, OptionalUnlessRequiredId } from 'mongodb';
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
import { nominationForm } from '../nominations';
import { storedAssignment, storedJudge, storedNomination } from '../stored';

/** Size of the data; by default ten seasons as the programme expects them. */
export interface Size {
  seasons: number;
  nominations: number;
  ratingsEach: number;
  judges: number;
  auditEntries: number;
  mails: number;
}

export const tenSeasons: Size = {
  seasons: 10,
  nominations: 1_870,
  ratingsEach: 20,
  judges: 350,
  auditEntries: 5_000,
  mails: 5_000,
};

const numbered = (count: number) => Array.from({ length: count }, (_, at) => at);
const current = Number(defaultSeason.id);
const dayLength = 86_400_000;

/** The season of a nomination, and a day in it. */
const seasonAt = (at: number, { seasons }: Size) => String(current - (at % seasons));
const momentAt = (season: string, at: number) =>
  new Date(Date.UTC(Number(season), 7, 4) + (at % 90) * dayLength);

function nominationAt(at: number, size: Size): Nomination {
  const season = seasonAt(at, size);
  const email = `n-${at}@m-${at}.example`;
  const submittedAt = momentAt(season, at);
  return storedNomination(at, {
    fullName: `Nominee ${at}`,
    folded: foldedTexts({ name: `Nominee ${at}`, organization: `Makers ${at}`, email }),
    season,
    email,
    submitterEmail: email,
    ...(at % 40 === 0 && { status: 'APPLICATION_PENDING' }),
    submittedAt,
    emailConfirmedAt: submittedAt,
    essay: nominationForm().essay.repeat(40),
  });
}

function judgeAt(at: number): Judge {
  const words = 'I have led platform teams, judged hackathons and reviewed for a journal. '.repeat(
    6,
  );
  return storedJudge(at, {
    designation: 'Engineer',
    reason1: words,
    reason2: words,
    reason3: words,
    experienceYears: 7,
    judgingYears: 2,
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
  return storedAssignment(nomination, judge, { assignedAt, evaluation });
}

function auditEntries({ auditEntries: count }: Size): ChainedEntry[] {
  const all: ChainedEntry[] = [];
  for (const at of numbered(count)) {
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

const winnerAt = (at: number, size: Size): StoredWinner => ({
  _id: randomUUID(),
  year: seasonAt(at, size),
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

/** Inserts in parts, since one request holds at most 48 MB. */
async function putInParts<Document extends object>(
  collection: Collection<Document>,
  documents: readonly OptionalUnlessRequiredId<Document>[],
): Promise<void> {
  const most = 1_000;
  for (let from = 0; from < documents.length; from += most)
    await collection.insertMany(documents.slice(from, from + most));
}

/** Writes the data into a database with the seasons of a fresh one. */
export async function putYears(db: Db, size: Size): Promise<void> {
  const older = numbered(size.seasons).map((back) => String(current - back));
  for (const id of older.filter((year) => year < String(current - 1))) {
    const { id: _, ...season }: Season = { ...defaultSeason, name: `Season ${id}` };
    await db.collection<{ _id: string }>('seasons').insertOne({ _id: id, ...season });
  }
  // Nominations are fully covered, so the planner adds nothing during the measurement.
  await db
    .collection('seasons')
    .updateMany({}, { $set: { 'rules.plannedRatings': 20, 'categories.$[].judging.open': false } });
  const nominations = numbered(size.nominations).map((at) => nominationAt(at, size));
  const judges = numbered(size.judges).map(judgeAt);
  const assignments = nominations.flatMap((nomination, at) =>
    numbered(size.ratingsEach).flatMap((index) => {
      const judge = judges[(at * 7 + index) % size.judges];
      return judge ? [assignmentAt(nomination, index, judge)] : [];
    }),
  );
  // Assignments first: what has none is planned for as soon as it is there.
  await putInParts(db.collection<Assignment>('assignments'), assignments);
  await putInParts(db.collection<Nomination>('nominations'), nominations);
  await putInParts(db.collection<Judge>('judges'), judges);
  await db.collection<Mail>('outbox').insertMany(numbered(size.mails).map(mailAt));
  await db.collection<StoredPlan>('plans').insertOne(plan);
  await db.collection<ChainedEntry>('audit').insertMany(auditEntries(size));
  await db
    .collection<StoredWinner>('winners')
    .insertMany(numbered(1_000).map((at) => winnerAt(at, size)));
}
