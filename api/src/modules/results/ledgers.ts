import { createHash } from 'node:crypto';
import type { PublishedCounts } from '@meritum/shared/contracts/published-results';
import type { VoidReason } from '@meritum/shared/contracts/voids';
import { countsIn } from '@meritum/shared/merit/ledger/counts';
import { ledgerCsv } from '@meritum/shared/merit/ledger/csv';
import type { Ledger } from '@meritum/shared/merit/ledger/ledger';
import { publishLedger } from '@meritum/shared/merit/ledger/publish';
import { type Encoded, encode } from '../../platform/encoded/encoded';
import { ratingsByJudge, readContest } from './contest-snapshot';
import type { Results } from './context';
import { computedResults } from './outcome';
import { type Contest, type Result, resultId } from './result';

/** A published ledger, ready to be sent. */
export interface PublishedLedger {
  ledger: Ledger;
  /** SHA-256 of the JSON as sent. */
  hash: string;
  json: Encoded;
  csv: Encoded;
  counts: PublishedCounts;
  /** Completed ratings by the judge's id; never sent as such. */
  ratingsByJudge: ReadonlyMap<string, number>;
}

export interface Ledgers {
  /** Null before the results are published. */
  of(contest: Contest): Promise<PublishedLedger | null>;
}

/**
 * The ledger of a published contest: computed from the ratings and never stored, without entries
 * erased since. Throws when the root differs from the one published at closing.
 */
async function compute(context: Results, contest: Contest): Promise<PublishedLedger> {
  const situation = await readContest(context, contest);
  const { frozen, closed, entries } = await computedResults(context, situation);
  const seed = situation.result.publishing?.seed ?? '';
  const given = ratingsByJudge(situation);
  const judges = [...given.values()].map((ratings) => ({ ratings }));
  const { format = 1 } = closed;
  const computed = publishLedger({ format, rules: frozen.rules, entries, judges, seed });
  const ledger = { ...computed, ...decisionOf(situation.result) };
  if (ledger.root !== closed.root)
    throw new Error(`The ratings of ${resultId(contest)} do not lead to the root of their closing`);
  const text = JSON.stringify(ledger);
  return {
    ledger,
    hash: createHash('sha256').update(text).digest('hex'),
    json: await encode('application/json; charset=utf-8', text),
    csv: await encode('text/csv; charset=utf-8', ledgerCsv(ledger)),
    counts: countsOf(ledger, situation.result),
    ratingsByJudge: given,
  };
}

/** What the two organisers signed; earlier versions stored nothing of it. */
function decisionOf({ finalised }: Result): Pick<Ledger, 'decision'> {
  const { statement, signatures = [] } = finalised ?? {};
  return statement === undefined ? {} : { decision: { statement, signatures } };
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

function countsOf(ledger: Ledger, result: Result): PublishedCounts {
  const { entries, rows, rules } = ledger;
  return {
    entries: entries.length,
    decided: entries.filter(({ score }) => score !== null).length,
    ratings: rows.length,
    awards: rules.tiers.map(({ name: tier }) => ({
      tier,
      count: entries.filter((one) => one.tier === tier).length,
    })),
    voidedEntries: byReason(result, 'entry'),
    voidedRatings: byReason(result, 'rating'),
    erasedEntries: countsIn(ledger).erasedEntries,
    liftedConflicts: (result.lifts ?? []).filter(({ confirmed }) => confirmed !== null).length,
    decidedInConflict: result.finalised?.inConflict ?? 0,
  };
}

/** Keeps each ledger until an entry of it is erased. */
export function publishedLedgers(context: Results): Ledgers {
  const kept = new Map<string, { version: string; writing: Promise<PublishedLedger> }>();
  return {
    async of(contest) {
      const result = await context.results.of(contest);
      if (result.state !== 'published') return null;
      const erased = await context.nominations.countErased(contest);
      const version = `${result.publishing?.seed}:${erased}`;
      const before = kept.get(result._id);
      if (before?.version === version) return before.writing;
      const writing = compute(context, contest);
      kept.set(result._id, { version, writing });
      // A failed ledger is computed again on the next request.
      writing.catch(() => kept.delete(result._id));
      return writing;
    },
  };
}
