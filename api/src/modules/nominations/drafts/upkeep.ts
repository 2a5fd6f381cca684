import { after } from '../../../platform/clock';
import { runningSeasons } from '../../seasons/rules';
import type { Nominations } from '../context';
import { draftReminder } from '../mails/DraftReminder';
import { isReturned } from '../rules';
import type { Draft } from './draft';
import { draftRetention, dueReminder, isExpired } from './rules';

/** Reminds people of unsent drafts, a week and a day before nominations close. */
export async function remindOfDrafts(context: Nominations): Promise<void> {
  const now = context.platform.clock();
  for (const season of runningSeasons(await context.deps.seasons.findNewest(), now))
    for (const { name: category, nominations } of season.categories) {
      if (!nominations.open || nominations.closesAt === null) continue;
      const closesAt = new Date(nominations.closesAt);
      for (const draft of await context.stores.drafts.listByContest({
        season: season.id,
        category,
      })) {
        const due = dueReminder(draft, { closesAt, now });
        if (due) await remind(context, draft, { due, closesAt });
      }
    }
}

async function remind(
  { stores, deps, platform }: Nominations,
  draft: Draft,
  when: { due: Date; closesAt: Date },
): Promise<void> {
  const sent = await stores.nominations.findBySlot(draft);
  const to = await deps.identity.recipientOf(draft.submittedBy);
  if (!to || (sent && !isReturned(sent))) return;
  const request = draftReminder({ draft, to, ...when });
  if (await stores.drafts.remind(draft._id, when.due, request)) await platform.mail(request);
}

export async function sweepDrafts({ stores, deps, platform }: Nominations): Promise<void> {
  const now = platform.clock();
  const all = await deps.seasons.all();
  for (const draft of await stores.drafts.listSavedBefore(after(now, -draftRetention)))
    if (isExpired(draft, all, now)) await stores.drafts.deleteById(draft._id);
}
