import type { Season } from '@meritum/shared/contracts/seasons';
import { receiptLine } from '@meritum/shared/merit/ledger/held-receipts';
import type { Caller } from '../../../platform/authorisation/actor';
import { after, hours } from '../../../platform/clock';
import { refused } from '../../../platform/errors/domain-error';
import type { Assignment, Evaluation } from '../assignment';
import type { Assignments } from '../context';
import { judgingClosed } from '../errors';
import { receiptsMailed } from '../mails/judging';
import { commitToRating, presentReceipt, type StoredReceipt } from './receipt';

type Rated = Pick<Assignment, 'season' | 'category' | 'nominationId'>;

interface Receipts {
  stores: Pick<Assignments['stores'], 'pseudonyms'>;
  deps: { seasons: Pick<Assignments['deps']['seasons'], 'frozenRules'> };
}

interface Commit {
  season: Season;
  rated: Rated;
  ratings: Evaluation['ratings'];
  judgeHalf?: string | undefined;
  /** Version of the rated text. */
  version: string;
}

/** Makes the receipt of a rating, before the rating is stored. */
export async function receiptFor(
  { stores, deps }: Receipts,
  { season, rated, ratings, judgeHalf, version }: Commit,
): Promise<StoredReceipt> {
  const { nominationId: _id, category } = rated;
  const frozen = await deps.seasons.frozenRules(season, category);
  if (!frozen) throw judgingClosed();
  const pseudonym = await stores.pseudonyms.findOrInsert({ _id, season: season.id, category });
  return commitToRating({ frozen, pseudonym, ratings, judgeHalf, version });
}

/**
 * Mails the actor the receipts of all their ratings, without the ratings. An inbox keeps them where
 * neither we nor a browser can remove them. At most hourly. Works for former judges too.
 * @throws failed-precondition
 */
export async function mailReceipts(
  { stores, deps: { judges }, platform, signer }: Assignments,
  { accountId }: Caller,
): Promise<void> {
  const [judge, all] = await Promise.all([
    judges.findByAccount(accountId),
    stores.assignments.findByAccount(accountId),
  ]);
  const lines = all.flatMap(({ _id, evaluation, former }) =>
    [...former, evaluation].flatMap((one) =>
      one ? [receiptLine(presentReceipt(signer, _id, one.receipt))] : [],
    ),
  );
  if (!judge || lines.length === 0) throw refused('You have not submitted a rating yet.');
  const now = platform.clock();
  const mail = receiptsMailed({ judge, at: now, lines });
  if (!(await judges.mailReceipts(judge._id, { before: after(now, -hours(1)), now }, mail)))
    throw refused(
      'We emailed your receipts less than an hour ago. Look in your inbox, or try again later.',
    );
}
