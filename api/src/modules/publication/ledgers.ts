import type { PublishedCounts } from '@meritum/shared/contracts/published-results';
import type { VoidReason } from '@meritum/shared/contracts/voids';
import { groupedBy } from '@meritum/shared/merit/groups';
import { fromThread } from '../../platform/encoded/encoded';
import { notFound } from '../../platform/errors/domain-error';
import { computedResults } from '../contests/outcome';
import { type Contest, type Result, resultId } from '../contests/result';
import { type MadeLedger, makingLedger } from './computations';
import type { Publishing } from './context';
import { type NamedWinner, namedWinnersOf } from './winners';

/** A published ledger, ready to be sent. */
export interface PublishedLedger extends Omit<MadeLedger, 'counts'> {
  counts: PublishedCounts;
  /** How many ratings each judge has completed, including voided ones; never sent as such. */
  given: readonly { judgeId: string; ratings: number }[];
  winners: readonly NamedWinner[];
  /** Countries that its entries state; only their number is sent. */
  countries: ReadonlySet<string>;
}

/**
 * The ledger of a final contest, without erased entries: always computed from the ratings, never
 * stored. Throws when the root differs from the one published at closing.
 */
export async function computedLedger(
  context: Publishing,
  contest: Contest,
): Promise<PublishedLedger> {
  const snapshot = await context.deps.contests.readContest(contest);
  const results = await computedResults(context, snapshot);
  const { frozen, closed, entries } = results;
  const seed = snapshot.result.publishing?.seed ?? '';
  const completed = snapshot.entries.flatMap((entry) => entry.completed);
  const given = [...groupedBy(completed, ({ judgeId }) => judgeId)].map(
    ([judgeId, { length: ratings }]) => ({ judgeId, ratings }),
  );
  const judges = given.map(({ ratings }) => ({ ratings }));
  const options = { rules: frozen.rules, seed, statement: statementOf(snapshot.result) };
  const made = await context.platform.threads.run(makingLedger, {
    lists: { entries, judges },
    options,
  });
  if (made.root !== closed.root)
    throw new Error(`The ratings of ${resultId(contest)} do not lead to the root of their closing`);
  return {
    ...made,
    json: fromThread(made.json),
    csv: fromThread(made.csv),
    counts: { ...countsOf(made, snapshot.result), judges: given.length },
    given,
    winners: namedWinnersOf(results),
    countries: new Set(entries.flatMap(({ nomination }) => nomination.country || [])),
  };
}

/** The statement that two organisers confirmed. Throws before that. */
export function statementOf({ _id, finalised }: Result): string {
  if (!finalised) throw new Error(`The results of ${_id} are not final`);
  return finalised.statement;
}

function byReason({ voids }: Result, kind: 'rating' | 'entry') {
  const count = (why: VoidReason) =>
    voids.filter((one) => one.state === 'confirmed' && one.kind === kind && one.why === why).length;
  return {
    conflict: count('conflict'),
    irregular: count('irregular'),
    ineligible: count('ineligible'),
    error: count('error'),
  };
}

const countsOf = ({ counts }: MadeLedger, result: Result) => ({
  ...counts,
  voidedEntries: byReason(result, 'entry'),
  voidedRatings: byReason(result, 'rating'),
  liftedConflicts: result.lifts.filter(({ confirmed }) => confirmed !== null).length,
  decidedInConflict: result.finalised?.inConflict ?? 0,
});

/** Winners with a revoked award; read each time, because the ledger does not change. */
export async function revokedOf(
  { deps }: Publishing,
  { winners }: Pick<PublishedLedger, 'winners'>,
): Promise<ReadonlySet<NamedWinner>> {
  const revoked = await deps.recognition.findRevoked(
    winners.map(({ nominationId }) => nominationId),
  );
  return new Set(winners.filter(({ nominationId }) => revoked.has(nominationId)));
}

/** Caches each ledger until an entry of it is erased or renamed. */
export function publishedLedgers(context: Publishing) {
  const kept = new Map<string, { version: string; writing: Promise<PublishedLedger> }>();
  /** Null before the results are published. */
  async function of(contest: Contest): Promise<PublishedLedger | null> {
    const result = await context.deps.contests.findResult(contest);
    if (result.state !== 'published') return null;
    const [erased, names] = await Promise.all([
      context.deps.nominations.countErased(contest),
      context.deps.nominations.listPublishedNames(contest),
    ]);
    const version = JSON.stringify([result.publishing?.seed, erased, names]);
    const before = kept.get(result._id);
    if (before?.version === version) return before.writing;
    const writing = computedLedger(context, contest);
    kept.set(result._id, { version, writing });
    // A failed ledger is computed again by the next request.
    writing.catch(() => kept.delete(result._id));
    return writing;
  }
  return {
    of,
    /** Throws not-found before the results are published. */
    async published(contest: Contest): Promise<PublishedLedger> {
      const found = await of(contest);
      if (!found) throw notFound('No results are published for this season and category.');
      return found;
    },
  };
}

export type Ledgers = ReturnType<typeof publishedLedgers>;
