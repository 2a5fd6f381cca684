import { randomBytes } from 'node:crypto';
import { nameHashOf } from '@meritum/shared/merit/ledger/commitment';
import { pseudonymFrom } from '@meritum/shared/merit/ledger/pseudonym';
import { defaultSeason, openCategory } from '@meritum/shared/programme/season';
import type { Db } from 'mongodb';
import type { Assignment } from '../../modules/assignments/assignment';
import { commitToRating } from '../../modules/assignments/receipts/receipt';
import { evaluationOf } from '../../modules/assignments/rules';
import type { Judge } from '../../modules/judges/judge';
import type { Nomination } from '../../modules/nominations/nomination';
import { criteriaOf, type FrozenRules } from '../../modules/seasons/frozen-rules';
import { storedAssignment, storedJudge, storedNomination } from '../stored';

export interface Size {
  entries: number;
  ratingsEach: number;
  judges: number;
}

const numbered = (count: number) => Array.from({ length: count }, (_, at) => at);

/** The same numbers in every run: a linear congruential generator (Numerical Recipes). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Multipliers without a common factor with 5,500, so that each round gives judges equal loads. */
const steps = [1, 3, 7, 9, 13, 17, 19, 21, 23, 27, 29, 31, 37, 39, 41, 43, 47, 49, 51, 53, 57, 59];

/** Different judges for an entry, spread so that all entries are connected. */
function judgesOf(entry: number, { ratingsEach, judges }: Size): number[] {
  const own = new Set<number>();
  for (const place of numbered(ratingsEach)) {
    let judge = ((steps[place % steps.length] ?? 1) * entry + 251 * place) % judges;
    while (own.has(judge)) judge = (judge + 1) % judges;
    own.add(judge);
  }
  return [...own];
}

interface Around {
  size: Size;
  frozen: FrozenRules;
  /** Accounts of the nominators of the first entries, and of the first judge. */
  accounts: { nominators: readonly string[]; judge: string };
}

/** Few, because the embedded database on a busy machine takes seconds for many. */
const insertedAtOnce = 20;

/**
 * Writes a contest in which judging has ended: entries rated by judges of whom some are strict and
 * some lenient, with receipts and pseudonyms.
 */
export async function putContest(db: Db, { size, frozen, accounts }: Around): Promise<void> {
  const random = numbersFrom(1);
  const around = (mean: number, spread: number) =>
    mean + spread * (random() + random() + random() - 1.5);
  const contest = { season: defaultSeason.id, category: openCategory };
  const first = Date.parse('2025-10-01T09:00:00Z');
  const judges = numbered(size.judges).map((at) =>
    storedJudge(at, { ...(at === 0 && { accountId: accounts.judge }), createdAt: new Date(first) }),
  );
  const severity = judges.map(() => around(0, 1.5));
  await db.collection<Judge>('judges').insertMany(judges);
  const oneFor = (entry: number) => {
    const submittedBy = accounts.nominators[entry];
    const nomination = storedNomination(entry, {
      fullName: `Nominee ${entry}`,
      submittedAt: new Date(first),
      ...(submittedBy !== undefined && { submittedBy }),
    });
    const pseudonym = pseudonymFrom(randomBytes(5));
    const nameSalt = randomBytes(16).toString('hex');
    const name = { nameSalt, nameHash: nameHashOf({ name: nomination.fullName, nameSalt }) };
    const quality = around(7.2, 2.2);
    const score = (judge: number) =>
      Math.min(10, Math.max(1, Math.round(around(quality - (severity[judge] ?? 0), 2))));
    const ratings = judgesOf(entry, size).map((at): Assignment => {
      const given = {
        innovation: score(at),
        methodology: score(at),
        execution: score(at),
        results: score(at),
      };
      const completedAt = new Date(first + 60_000 * (entry + 7 * at));
      const evaluation = evaluationOf(criteriaOf(defaultSeason), given, completedAt);
      const judgeHalf = randomBytes(16).toString('hex');
      const toCommit = { frozen, pseudonym, ratings: given, judgeHalf, version: undefined };
      return storedAssignment(nomination, judges[at] as Judge, {
        assignedAt: new Date(first),
        evaluation: { ...evaluation, receipt: commitToRating(toCommit) },
      });
    });
    return { nomination, ratings, name: { _id: nomination._id, ...contest, pseudonym, ...name } };
  };
  for (let from = 0; from < size.entries; from += insertedAtOnce) {
    const made = numbered(Math.min(insertedAtOnce, size.entries - from)).map((at) =>
      oneFor(from + at),
    );
    const nominations = made.map(({ nomination }) => nomination);
    await db.collection<Nomination>('nominations').insertMany(nominations);
    await db.collection<Assignment>('assignments').insertMany(made.flatMap((one) => one.ratings));
    await db.collection<{ _id: string }>('pseudonyms').insertMany(made.map(({ name }) => name));
  }
}
