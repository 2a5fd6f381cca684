import { createHash } from 'node:crypto';
import type { CriterionResult, PublishedCounts } from '@meritum/shared/contracts/published-results';
import { groupedBy } from '@meritum/shared/merit/groups';
import { countsIn } from '@meritum/shared/merit/ledger/counts';
import { ledgerCsv } from '@meritum/shared/merit/ledger/csv';
import type { EntryResult, Ledger, LedgerJudge } from '@meritum/shared/merit/ledger/ledger';
import { publishLedger } from '@meritum/shared/merit/ledger/publish';
import type { SeasonToPublish } from '@meritum/shared/merit/ledger/season';
import type { Fraction } from '@meritum/shared/merit/outcome/fraction';
import { type Place, placeAmong } from '@meritum/shared/merit/outcome/quartiles';
import { criterionMeans, scoreShown } from '@meritum/shared/merit/outcome/score';
import { type Encoded, encode } from '../../platform/encoded/encoded';
import type { Computation } from '../../platform/threads/computation';
import { areFewRated, type EntriesToSeal, maxSeconds } from '../contests/computations';

/** The result of an entry as its nominator sees it. */
export interface OwnResult extends EntryResult {
  /** The mean of each criterion, with its rank among all entries; empty without a score. */
  criteria: readonly Omit<CriterionResult, 'name'>[];
}

/** A ledger, ready to be sent, with the results and counts in it. */
export interface MadeLedger {
  root: string;
  voidsRoot: string;
  /** SHA-256 of the JSON as sent. */
  hash: string;
  json: Encoded;
  csv: Encoded;
  counts: Pick<PublishedCounts, 'entries' | 'decided' | 'ratings' | 'awards' | 'erasedEntries'>;
  /** By pseudonym, without voided and erased entries. */
  results: ReadonlyMap<string, OwnResult>;
}

type LedgerOptions = Pick<SeasonToPublish, 'rules' | 'seed'> & Pick<Ledger, 'statement'>;

export const makingLedger: Computation<
  EntriesToSeal & { judges: readonly LedgerJudge[] },
  LedgerOptions,
  Promise<MadeLedger>
> = {
  name: 'publishing',
  isSmall: areFewRated,
  maxSeconds,
  async compute(lists, { statement, ...closed }) {
    const ledger: Ledger = { ...publishLedger({ ...closed, ...lists }), statement };
    const { root, rules, entries, rows, voidsRoot } = ledger;
    const text = JSON.stringify(ledger);
    return {
      root,
      voidsRoot,
      hash: createHash('sha256').update(text).digest('hex'),
      json: await encode('application/json; charset=utf-8', text),
      csv: await encode('text/csv; charset=utf-8', ledgerCsv(ledger)),
      counts: {
        entries: entries.length,
        decided: entries.filter(({ score }) => score !== null).length,
        ratings: rows.length,
        awards: rules.tiers.map(({ name: tier }) => ({
          tier,
          count: entries.filter((one) => one.tier === tier).length,
        })),
        erasedEntries: countsIn(ledger).erasedEntries,
      },
      results: resultsIn(ledger),
    };
  },
};

/** The result of each entry, with its rank among those with a score. */
function resultsIn({ rules, entries, rows }: Ledger): Map<string, OwnResult> {
  const rowsOf = groupedBy(rows, ({ entry }) => entry);
  const means = new Map(
    entries
      .filter(({ score }) => score !== null)
      .map(({ pseudonym }) => {
        const scores = (rowsOf.get(pseudonym) ?? []).map((row) => row.scores);
        return [pseudonym, criterionMeans(rules, scores)] as const;
      }),
  );
  const byCriterion = rules.criteria.map((_, index) =>
    [...means.values()].map((own) => own[index] as Fraction),
  );
  return new Map(
    entries.map(({ pseudonym, ratings, score, tier }) => {
      const own = (means.get(pseudonym) ?? []).map((mean, index) => ({
        mean: scoreShown(mean),
        among: shownPlace(placeAmong(mean, byCriterion[index] ?? [])),
      }));
      return [pseudonym, { ratings, score, tier, criteria: own }];
    }),
  );
}

const shownPlace = (place: Place | null) =>
  place && {
    quartile: place.quartile,
    equal: place.equal,
    lower: scoreShown(place.lower),
    median: scoreShown(place.median),
    upper: scoreShown(place.upper),
  };
