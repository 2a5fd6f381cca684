import type { Season } from '@meritum/shared/contracts/seasons';
import type { FrozenRulesView } from '../../seasons/frozen-rules-view';
import type { Assignment, Evaluation } from '../assignment';
import { judgingClosed } from '../errors';
import type { AssignmentsStore } from '../store';
import type { PseudonymsStore } from './pseudonyms-store';
import { commitToRating, type StoredReceipt } from './receipt';

export interface Receipts {
  assignments: Pick<AssignmentsStore, 'withoutReceipt' | 'giveReceipt'>;
  pseudonyms: PseudonymsStore;
  frozenRules: FrozenRulesView;
}

type Rated = Pick<Assignment, 'season' | 'category' | 'nominationId'>;

interface Commit {
  season: Season;
  rated: Rated;
  ratings: Evaluation['ratings'];
  judgeHalf?: string | undefined;
  /** Of the text that was rated; not known of ratings of older versions. */
  version?: string | undefined;
}

/** The receipt of a rating that is about to be written. */
export async function receiptFor(
  { pseudonyms, frozenRules }: Pick<Receipts, 'pseudonyms' | 'frozenRules'>,
  { season, rated, ratings, judgeHalf, version }: Commit,
): Promise<StoredReceipt> {
  const { nominationId: _id, category } = rated;
  const frozen = await frozenRules.of(season, category);
  if (!frozen) throw judgingClosed();
  const pseudonym = await pseudonyms.of({ _id, season: season.id, category });
  return commitToRating({ frozen, pseudonym, ratings, judgeHalf, version });
}

/** Gives a receipt to a completed rating that has none. */
export async function giveReceipt(
  context: Receipts,
  season: Season,
  { _id, evaluation, ...rated }: Assignment,
): Promise<void> {
  if (!evaluation) return;
  const { ratings } = evaluation;
  await context.assignments.giveReceipt(_id, await receiptFor(context, { season, rated, ratings }));
}

/** Gives receipts to all ratings of a season that versions before receipts have written. */
export async function giveReceipts(context: Receipts, season: Season): Promise<void> {
  if (season.rules.frozenAt === null) return;
  for (const rated of await context.assignments.withoutReceipt(season.id))
    await giveReceipt(context, season, rated);
}
