import type { Season } from '@meritum/shared/contracts/seasons';
import type { FrozenRulesView } from '../../seasons/frozen-rules-view';
import type { Assignment, Evaluation } from '../assignment';
import { judgingClosed } from '../errors';
import type { PseudonymsStore } from './pseudonyms-store';
import { commitToRating, type StoredReceipt } from './receipt';

export interface Receipts {
  pseudonyms: PseudonymsStore;
  frozenRules: FrozenRulesView;
}

type Rated = Pick<Assignment, 'season' | 'category' | 'nominationId'>;

interface Commit {
  season: Season;
  rated: Rated;
  ratings: Evaluation['ratings'];
  judgeHalf?: string | undefined;
  /** Of the text that was rated. */
  version: string;
}

/** The receipt of a rating that is about to be written. */
export async function receiptFor(
  { pseudonyms, frozenRules }: Receipts,
  { season, rated, ratings, judgeHalf, version }: Commit,
): Promise<StoredReceipt> {
  const { nominationId: _id, category } = rated;
  const frozen = await frozenRules.of(season, category);
  if (!frozen) throw judgingClosed();
  const pseudonym = await pseudonyms.of({ _id, season: season.id, category });
  return commitToRating({ frozen, pseudonym, ratings, judgeHalf, version });
}
