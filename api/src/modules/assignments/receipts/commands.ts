import type { Season } from '@meritum/shared/contracts/seasons';
import type { Assignment, Evaluation } from '../assignment';
import type { Assignments } from '../context';
import { judgingClosed } from '../errors';
import { commitToRating, type StoredReceipt } from './receipt';

type Rated = Pick<Assignment, 'season' | 'category' | 'nominationId'>;

type Receipts = Pick<Assignments, 'pseudonyms'> & {
  seasons: Pick<Assignments['seasons'], 'frozenRules'>;
};

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
  { pseudonyms, seasons }: Receipts,
  { season, rated, ratings, judgeHalf, version }: Commit,
): Promise<StoredReceipt> {
  const { nominationId: _id, category } = rated;
  const frozen = await seasons.frozenRules.of(season, category);
  if (!frozen) throw judgingClosed();
  const pseudonym = await pseudonyms.of({ _id, season: season.id, category });
  return commitToRating({ frozen, pseudonym, ratings, judgeHalf, version });
}
