import type { NominatorMessagePreviewRequest } from '@meritum/shared/contracts/messages';
import type { Season } from '@meritum/shared/contracts/seasons';
import type { Decider } from '../../../platform/authorisation/actor';
import { deadlineIn } from '../../messages/placeholders';
import type { Audience } from '../../messages/sending';
import { categoryOf, nominationsOpen } from '../../seasons/rules';
import type { Nominations } from '../context';
import { nominatorsMessage, placeholders, replacedFor } from '../mails/NominatorsMessage';
import { nominationRows } from './list';

/** When open nominations of a category close automatically. */
const deadlineOf = (season: Season, category: string, now: Date) =>
  nominationsOpen(season, category, now)
    ? categoryOf(season, category)?.nominations.closesAt
    : undefined;

/**
 * The nominators who get a message: with a confirmed address, and a nomination with which the
 * sender has no conflict of interest.
 * @throws not-found
 */
export async function nominatorsAudience(
  context: Nominations,
  sender: Decider,
  asked: NominatorMessagePreviewRequest,
): Promise<Audience> {
  const { filter, nominationIds, subject, note: text } = asked;
  const now = context.platform.clock();
  const wanted = nominationIds && new Set(nominationIds);
  const [season, matching] = await Promise.all([
    context.deps.seasons.named(filter.season),
    nominationRows(context, sender, filter),
  ]);
  const deadlineFor = (category: string) => deadlineIn(asked, deadlineOf(season, category, now));
  const rows = matching.rows.filter(({ id }) => wanted?.has(id) ?? true);
  const recipients = rows
    .filter(({ conflict, emailConfirmed }) => conflict === null && emailConfirmed)
    .map(({ id, name, email, category }) => {
      const { deadline } = deadlineFor(category);
      return { id, name, email, shown: replacedFor({ name, category, deadline }) };
    });
  return {
    noun: 'nominator',
    season: season.id,
    recipients,
    leftOut: rows.length - recipients.length,
    placeholders,
    deadlineOf: 'nominations close',
    action: 'nominations.mailed',
    recorded: {
      filter: {
        category: filter.category ?? 'all',
        status: filter.status ?? 'all',
        coverage: filter.coverage ?? 'all',
        document: filter.document ?? 'all',
        address: filter.address ?? 'all',
      },
      isSearched: Boolean(filter.search || filter.notes),
      chosen: nominationIds?.length ?? null,
    },
    mailsTo: async (some, mailKeyOf) =>
      some.map((recipient) => {
        const { name, email: address, shown } = recipient;
        const { category = '' } = shown;
        const { deadline, sendBefore } = deadlineFor(category);
        return nominatorsMessage.request({
          key: `${nominatorsMessage.name}:${mailKeyOf(recipient)}`,
          to: { address, name, confirmed: true },
          values: { name, subject, text, category, deadline },
          sendBefore,
        });
      }),
  };
}
