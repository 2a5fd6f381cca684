import { after } from '../../../platform/clock';
import { runningSeasons } from '../../seasons/rules';
import type { Nominations } from '../commands';
import { draftReminder } from '../mails/DraftReminder';
import { isReturned } from '../rules';
import type { Draft } from './draft';
import { draftRetention, dueReminder, isExpired } from './rules';

/** Reminds people of unsent drafts, a week and a day before nominations close. */
export async function remindOfDrafts(context: Nominations): Promise<void> {
  const now = context.clock();
  for (const season of runningSeasons(await context.seasons.newest(), now))
    for (const { name: category, nominations } of season.categories) {
      if (!nominations.open || nominations.closesAt === null) continue;
      const closesAt = new Date(nominations.closesAt);
      for (const draft of await context.drafts.within({ season: season.id, category })) {
        const due = dueReminder(draft, { closesAt, now });
        if (due) await remind(context, draft, { due, closesAt });
      }
    }
}

async function remind(
  { drafts, nominations, recipientOf, mail }: Nominations,
  draft: Draft,
  when: { due: Date; closesAt: Date },
): Promise<void> {
  const sent = await nominations.inSlot(draft);
  const to = await recipientOf(draft.submittedBy);
  if (!to || (sent && !isReturned(sent))) return;
  const request = draftReminder({ draft, to, ...when });
  if (await drafts.remind(draft._id, when.due, request)) await mail(request);
}

export async function sweepDrafts({ drafts, seasons, clock }: Nominations): Promise<void> {
  const now = clock();
  const all = await seasons.all();
  for (const draft of await drafts.savedBefore(after(now, -draftRetention)))
    if (isExpired(draft, all, now)) await drafts.forget(draft._id);
}
