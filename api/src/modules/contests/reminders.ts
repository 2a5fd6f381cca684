import type { Actor } from '../../platform/authorisation/actor';
import { after, days } from '../../platform/clock';
import { ChangedMeanwhile } from '../../platform/errors/changed-meanwhile';
import type { MailRequest } from '../mail/request';
import type { Results } from './context';
import { writeResult } from './decisions';
import { resultWaiting } from './mails/ResultWaiting';
import type { Contest, Result } from './result';

/** After publication, how long a nominator has to open a result before the reminder. */
const patience = days(7);
/** Older publications are not reminded of: they may be of versions that noted no opening. */
const lastReminder = days(28);

/** Notes that the actor has opened the result of their own entry; otherwise does nothing. */
export async function noteOpened(
  { results, nominations }: Pick<Results, 'results' | 'nominations'>,
  { accountId }: Pick<Actor, 'accountId'>,
  contest: Contest,
): Promise<void> {
  const own = (await nominations.ofOwner(accountId)).find(
    ({ season, category }) => season === contest.season && category === contest.category,
  );
  if (own) await results.noteOpened(contest, own._id);
}

/** Sends one reminder to each nominator who has not opened a result a week after publication. */
export async function remindOfResults(context: Results): Promise<void> {
  const now = context.clock();
  for (const result of await context.results.all()) {
    const { state, publishedAt, remindedAt } = result;
    if (state !== 'published' || !publishedAt || remindedAt) continue;
    if (after(publishedAt, patience) > now || after(publishedAt, lastReminder) < now) continue;
    await remind(context, result, now);
  }
}

async function remind(context: Results, result: Result, remindedAt: Date): Promise<void> {
  const mails = await reminders(context, result);
  try {
    // One write decides that the contest was reminded of, and holds the mails.
    await writeResult(context, result, {
      fields: { remindedAt },
      effects: { audit: null, mails },
    });
  } catch (error) {
    // Another process was first.
    if (!(error instanceof ChangedMeanwhile)) throw error;
  }
}

async function reminders(
  { nominations, personOf, seasons }: Results,
  { season: id, category, closed, opened = [] }: Result,
): Promise<MailRequest[]> {
  const season = await seasons.byId(id);
  const waiting = (closed?.entries ?? []).filter((entry) => !opened.includes(entry));
  const mails: MailRequest[] = [];
  for (const nomination of await nominations.byIds(waiting)) {
    const to = await personOf(nomination.submittedBy);
    const about = { category, season: season?.name ?? id };
    if (to) mails.push(resultWaiting({ nominationId: nomination._id, to, ...about }));
  }
  return mails;
}
