import type { WhyLeftOut } from '@meritum/shared/contracts/nominations';
import type { Part } from '../../module-kit/define-module';
import type { MailRequest } from '../../module-kit/mail-request';
import type { WithoutEssay } from '../nominations/nomination';
import { mailboxIn, whyNotSubmitted } from '../nominations/rules';
import type { ContestSnapshot } from './contest-snapshot';
import type { Results } from './context';
import { entryLeftOut } from './mails/LeftOut';

export interface LeftOut {
  nomination: WithoutEssay;
  why: WhyLeftOut;
}

/** Nominations that take no part, because something was left to do; none of an entry's mailbox. */
export const leftOutOf = ({
  nominations,
  entries,
}: Pick<ContestSnapshot, 'nominations' | 'entries'>): LeftOut[] => {
  const entered = new Set(entries.map(({ nomination }) => mailboxIn(nomination)));
  return nominations.flatMap((nomination) => {
    const why = whyNotSubmitted(nomination);
    const isLeftOut = why && !nomination.erasedAt && !entered.has(mailboxIn(nomination));
    return isLeftOut ? [{ nomination, why }] : [];
  });
};

/** A mail to each nominator whose account still exists and whose nomination takes no part. */
export async function leftOutMails(
  { deps }: Results,
  snapshot: ContestSnapshot,
): Promise<MailRequest[]> {
  const leftOut = leftOutOf(snapshot);
  const people = await deps.identity.peopleByIds(
    leftOut.map(({ nomination }) => nomination.submittedBy),
  );
  return leftOut.flatMap(({ nomination, why }) => {
    const to = people.get(nomination.submittedBy);
    return to ? [entryLeftOut(to, nomination, { season: snapshot.season.name, why })] : [];
  });
}

/** Why judging has ended without a nomination; undefined if it has not, or if it was withdrawn. */
export async function leftOutBecause(
  { stores }: Part<Results, { stores: 'results' }>,
  nomination: WithoutEssay,
): Promise<WhyLeftOut | undefined> {
  const why = whyNotSubmitted(nomination);
  const { closed } = await stores.results.findByContest(nomination);
  return (closed && !closed.entries.includes(nomination._id) && why) || undefined;
}
