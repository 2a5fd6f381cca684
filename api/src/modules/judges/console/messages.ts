import type { MessagePreviewRequest } from '@meritum/shared/contracts/messages';
import type { Season } from '@meritum/shared/contracts/seasons';
import type { Viewer } from '../../../platform/authorisation/actor';
import { deadlineIn } from '../../messages/placeholders';
import type { Audience } from '../../messages/sending';
import { isOpen } from '../../seasons/rules';
import type { Judges } from '../context';
import { organisersMessage, placeholders, replacedFor } from '../mails/OrganisersMessage';
import { judgesWithWork } from './judges';

/**
 * When judging next closes automatically in the categories where the judge has entries to rate, or
 * in any category if they have none.
 */
function deadlineOf(
  { categories }: Pick<Season, 'categories'>,
  pendingIn: readonly string[],
  now: Date,
): string | undefined {
  const times = categories.flatMap(({ name, judging }) => {
    const isTheirs = pendingIn.length === 0 || pendingIn.includes(name);
    return isTheirs && isOpen(judging, now) && judging.closesAt ? [judging.closesAt] : [];
  });
  return times.sort()[0];
}

/**
 * The judges who get a message, with what the sender sees of their pending ratings.
 * @throws not-found
 */
export async function judgesAudience(
  context: Judges,
  sender: Viewer,
  asked: MessagePreviewRequest,
): Promise<Audience> {
  const { filter, judgeIds, isReminder, subject, note: text } = asked;
  const now = context.platform.clock();
  const season = await context.deps.seasons.named(filter.season);
  const wanted = judgeIds && new Set(judgeIds);
  const seen = await judgesWithWork(context, sender, filter);
  const rows = seen.rows.filter(({ id }) => wanted === undefined || wanted.has(id));
  const judges = await context.stores.judges.findByIds(rows.map(({ id }) => id));
  const deadlineFor = (pendingIn: readonly string[] = []) =>
    deadlineIn(asked, deadlineOf(season, pendingIn, now));
  const byId = new Map(judges.map((judge) => [judge._id, judge]));
  const recipients = rows.flatMap(({ id, activity: { pending } }) => {
    const judge = byId.get(id);
    const isReached = judge?.emailConfirmed && !(isReminder && (pending === 0 || !judge.reminders));
    if (!isReached) return [];
    const name = judge.fullName || judge.displayName;
    const { deadline } = deadlineFor(seen.work.get(id)?.pendingIn);
    return [{ id, name, email: judge.email, shown: replacedFor({ name, pending, deadline }) }];
  });
  return {
    noun: 'judge',
    season: season.id,
    recipients,
    leftOut: rows.length - recipients.length,
    placeholders,
    deadlineOf: 'judging closes',
    action: 'judges.mailed',
    recorded: {
      isReminder,
      filter: {
        state: filter.state ?? 'all',
        idle: filter.idle ?? 'all',
        address: filter.address ?? 'all',
      },
      isSearched: Boolean(filter.search || filter.notes),
      chosen: judgeIds?.length ?? null,
    },
    async mailsTo(some, mailKeyOf) {
      // Only the judge reads it, so no entries are left out as in the sender's preview.
      const work = await context.deps.assignments.activityOf({ season: season.id, hidden: [] });
      return some.flatMap((recipient) => {
        const judge = byId.get(recipient.id);
        if (!judge) return [];
        const { _id, email: address, emailConfirmed: confirmed } = judge;
        const { name } = recipient;
        const { pending = 0, pendingIn } = work.get(_id) ?? {};
        const { deadline, sendBefore } = deadlineFor(pendingIn);
        return organisersMessage.request({
          key: `${organisersMessage.name}:${mailKeyOf(recipient)}`,
          to: { address, name, confirmed },
          values: { name, subject, text, deadline, isReminder, pending, judge: _id },
          sendBefore,
        });
      });
    },
  };
}
