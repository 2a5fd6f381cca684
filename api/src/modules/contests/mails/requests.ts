import type { MailRequest } from '../../mail/request';
import { versionOf } from '../../nominations/version';
import type { ContestSnapshot } from '../contest-snapshot';
import type { Results } from '../context';
import { type ContestTree, entryReceipt } from '../entry-receipts';
import { entryProved } from './EntryProof';

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
