import type { MailRequest } from '../../module-kit/mail-request';
import type { Caller } from '../../platform/authorisation/actor';
import { after, days } from '../../platform/clock';
import { ChangedMeanwhile } from '../../platform/errors/changed-meanwhile';
import type { Contest, Result } from '../contests/result';
import type { Publishing } from './context';
import { resultWaiting } from './mails/ResultWaiting';

/** How long a nominator can leave a result unopened before the reminder. */
const patience = days(7);

/** Records that the actor has opened the result of their own entry; ignores anybody else. */
export async function noteOpened(
  { deps }: Publishing,
  { accountId }: Caller,
  contest: Contest,
): Promise<void> {
  const own = (await deps.nominations.listByOwner(accountId)).find(
    ({ season, category }) => season === contest.season && category === contest.category,
  );
  if (own) await deps.contests.noteOpened(contest, own._id);
}

/** Sends one reminder to each nominator who has not opened a result a week after publication. */
export async function remindOfResults(context: Publishing): Promise<void> {
  const now = context.platform.clock();
  for (const result of await context.deps.contests.listResults()) {
    const { state, publishedAt, remindedAt } = result;
    if (state !== 'published' || !publishedAt || remindedAt) continue;
    if (after(publishedAt, patience) <= now) await remind(context, result, now);
  }
}

async function remind(context: Publishing, result: Result, remindedAt: Date): Promise<void> {
  const mails = await reminders(context, result);
  try {
    // One write both records the contest's reminder and stores its mails.
    await context.deps.contests.writeResult(result, {
      fields: { remindedAt },
      effects: { audit: null, mails },
    });
  } catch (error) {
    // Another process was first.
    if (!(error instanceof ChangedMeanwhile)) throw error;
  }
}

async function reminders(
  { deps }: Publishing,
  { season: id, category, closed, opened }: Result,
): Promise<MailRequest[]> {
  const season = await deps.seasons.findById(id);
  const waiting = (closed?.entries ?? []).filter((entry) => !opened.includes(entry));
  const about = { category, season: season?.name ?? id };
  const nominations = await deps.nominations.findByIds(waiting);
  const people = await deps.identity.peopleByIds(nominations.map((one) => one.submittedBy));
  return nominations.flatMap(({ _id: nominationId, submittedBy }) => {
    const to = people.get(submittedBy);
    return to ? [resultWaiting({ nominationId, to, ...about })] : [];
  });
}
