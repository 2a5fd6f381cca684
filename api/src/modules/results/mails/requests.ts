import type { MailRequest } from '../../mail/request';
import type { Results } from '../context';
import type { ComputedResults } from '../outcome';
import { outcomeOfEntry } from '../rules';
import { resultsPublished } from './events';

/** A mail to each nominator whose account still exists. */
export async function publicationMails(
  { personOf }: Pick<Results, 'personOf'>,
  { frozen, entries }: ComputedResults,
  seasonName: string,
): Promise<MailRequest[]> {
  const mails: MailRequest[] = [];
  for (const entry of entries) {
    const { nomination } = entry;
    const to = nomination.erasedAt ? null : await personOf(nomination.submittedBy);
    if (!to) continue;
    const outcome = outcomeOfEntry(frozen.rules, entry);
    const tier = outcome?.kind === 'decided' ? outcome.tier : null;
    const about = { category: nomination.category, season: seasonName, tier };
    mails.push(resultsPublished({ nominationId: nomination._id, to, ...about }));
  }
  return mails;
}
