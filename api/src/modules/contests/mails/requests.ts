import type { MailRequest } from '../../mail/request';
import { versionOf } from '../../nominations/version';
import type { ContestSnapshot } from '../contest-snapshot';
import type { Results } from '../context';
import { entryReceipt } from '../entry-receipts';
import type { ComputedResults } from '../outcome';
import type { ContestTree } from '../receipts';
import { outcomeOfEntry } from '../rules';
import { entryProved } from './EntryProof';
import { resultsJudged } from './ResultsJudged';
import { resultsPublished } from './ResultsPublished';

interface Closing {
  entries: readonly { nomination: { _id: string }; pseudonym: string }[];
  contest: ContestTree;
}

/**
 * A mail to each nominator whose account still exists, with the proof that the entry is under the
 * root. It is the same for an entry that was voided, which is under the root like the others.
 */
export async function closingMails(
  context: Pick<Results, 'personOf' | 'nominations' | 'signer'>,
  { season }: Pick<ContestSnapshot, 'season'>,
  { entries, contest }: Closing,
): Promise<MailRequest[]> {
  const ids = entries.map(({ nomination }) => nomination._id);
  const whole = new Map((await context.nominations.byIds(ids)).map((one) => [one._id, one]));
  const mails: MailRequest[] = [];
  for (const { nomination, pseudonym } of entries) {
    // Erased nominations are missing here.
    const own = whole.get(nomination._id);
    const to = own && (await context.personOf(own.submittedBy));
    if (!to) continue;
    const receipt = entryReceipt(context, contest, { ...own, pseudonym, version: versionOf(own) });
    mails.push(entryProved({ nominationId: own._id, to, receipt, seasonName: season.name }));
  }
  return mails;
}

/** A mail to each nominator and to each judge whose account still exists. */
export async function publicationMails(
  { personOf }: Pick<Results, 'personOf'>,
  snapshot: ContestSnapshot,
  { frozen, entries }: ComputedResults,
): Promise<MailRequest[]> {
  const { season, result: contest } = snapshot;
  const mails: MailRequest[] = [];
  for (const entry of entries) {
    const { nomination } = entry;
    const to = nomination.erasedAt ? null : await personOf(nomination.submittedBy);
    if (!to) continue;
    const outcome = outcomeOfEntry(frozen.rules, entry);
    const tier = outcome?.kind === 'decided' ? outcome.tier : null;
    const about = { category: nomination.category, season: season.name, tier };
    mails.push(
      resultsPublished({
        nominationId: nomination._id,
        to,
        ...about,
        outcome: outcome?.kind ?? 'voided',
      }),
    );
  }
  for (const [accountId, ratings] of ratingsByJudge(snapshot)) {
    const to = await personOf(accountId);
    if (to) mails.push(resultsJudged({ accountId, to, contest, season: season.name, ratings }));
  }
  return mails;
}

/** How many ratings that count each judge gave. */
function ratingsByJudge({ entries, voidedRatings }: ContestSnapshot): Map<string, number> {
  const ratings = new Map<string, number>();
  for (const { accountId, _id } of entries.flatMap((one) => (one.isVoided ? [] : one.completed)))
    if (accountId && !voidedRatings.has(_id))
      ratings.set(accountId, (ratings.get(accountId) ?? 0) + 1);
  return ratings;
}
