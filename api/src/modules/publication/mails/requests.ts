import type { ContestSnapshot } from '../../contests/contest-snapshot';
import type { ComputedResults } from '../../contests/outcome';
import { outcomeOfEntry } from '../../contests/rules';
import type { MailRequest } from '../../mail/request';
import type { Publishing } from '../context';
import { resultsJudged } from './ResultsJudged';
import { resultsPublished } from './ResultsPublished';

/** A mail to each nominator and to each judge whose account still exists. */
export async function publicationMails(
  { personOf }: Pick<Publishing, 'personOf'>,
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
