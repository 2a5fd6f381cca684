import { hashOfText } from '@meritum/shared/merit/ledger/bytes';
import { voidsHashOf } from '@meritum/shared/merit/ledger/publish';
import {
  type Act,
  actsOf,
  statementIn,
  statementText,
  trailHashOf,
} from '@meritum/shared/merit/ledger/statement';
import { recordedActs } from './acts';
import { type ContestSnapshot, entriesToPublish, withFrozenRules } from './contest-snapshot';
import type { Results } from './context';
import { notClosed } from './errors';
import type { Result } from './result';
import { resultsHashOf } from './rules';

/** The results of a closed contest, computed from its current ratings and never stored. */
export type ComputedResults = Awaited<ReturnType<typeof computedResults>>;

/** Throws failed-precondition before judging has closed. */
export async function computedResults(
  context: Pick<Results, 'assignments'>,
  given: ContestSnapshot,
) {
  const snapshot = withFrozenRules(given);
  const { frozen, result } = snapshot;
  const { closed } = result;
  if (!closed) throw notClosed();
  const entries = await entriesToPublish(context, snapshot);
  const { rules, hash: rulesHash } = frozen;
  const resultsHash = resultsHashOf({ rules, rulesHash, root: closed.root, entries });
  return { frozen, closed, entries, resultsHash };
}

/** What two organisers sign: the results, and what people did on the way to them. */
export interface ComputedOutcome {
  acts: readonly Act[];
  /** Canonical JSON, see `shared/merit/ledger/statement.ts`. */
  statement: string;
  /** Its SHA-256. */
  hash: string;
}

/** Throws failed-precondition before judging has closed. */
export async function computedOutcome(
  context: Pick<Results, 'assignments' | 'recorded' | 'clock'>,
  snapshot: ContestSnapshot,
): Promise<ComputedOutcome> {
  const { frozen, closed, entries, resultsHash } = await computedResults(context, snapshot);
  const recorded = await recordedActs(context, snapshot, closed.at);
  const acts = actsOf(recorded);
  const statement = statementText({
    format: 'meritum-outcome/2',
    rulesHash: frozen.hash,
    root: closed.root,
    voided: voidsHashOf({ format: closed.format ?? 1, rules: frozen.rules, entries }),
    results: resultsHash,
    acts,
    trail: trailHashOf(recorded),
  });
  return { acts, statement, hash: hashOfText(statement) };
}

/** The hash of the results that were made final; earlier versions stored no statement. */
export const finalResultsHash = ({
  outcomeHash,
  statement,
}: NonNullable<Result['finalised']>): string | undefined =>
  statement === undefined ? outcomeHash : statementIn(statement)?.results;
