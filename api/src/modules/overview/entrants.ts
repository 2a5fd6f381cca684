import type { OverviewReply } from '@meritum/shared/contracts/overview';
import type { Season } from '@meritum/shared/contracts/seasons';
import type { Overview } from './context';
import { talliedByDay } from './counts';

type Counted = NonNullable<OverviewReply['entrants']>['registered'];

/** A smaller number could reveal that a certain person registered or began. */
const minShown = 3;

const counted = (moments: readonly Date[]): Counted => ({
  total: moments.length,
  byDay: talliedByDay(moments.map((moment) => moment.getTime())),
});

/** Leaves out numbers so small that they could reveal a person. */
function withoutFew({ total, byDay }: Counted): Counted {
  const isShown = total === 0 || (total ?? 0) >= minShown;
  return { total: isShown ? total : null, byDay: byDay.filter(({ count }) => count >= minShown) };
}

/** Times at which accounts, since the planned opening of nominations, and drafts were created. */
export async function enteringIn({ deps }: Pick<Overview, 'deps'>, season: string) {
  const { calendar } = await deps.seasons.named(season);
  const [registered, drafts] = await Promise.all([
    calendar ? deps.identity.registeredSince(new Date(calendar.nominations.from)) : [],
    deps.nominations.listDraftTimes(season),
  ]);
  return { registered, drafts };
}

interface Entering extends Awaited<ReturnType<Overview['cached']['enteringIn']>> {
  nominations: readonly { category: string; submittedAt: Date; emailConfirmedAt: Date | null }[];
}

/** Progress of people with their nominations, by day and category, as numbers only. */
export const entrantsIn = (
  { registered, drafts, nominations }: Entering,
  { categories }: Pick<Season, 'categories'>,
): OverviewReply['entrants'] => ({
  registered: withoutFew(counted(registered)),
  byCategory: categories.map(({ name: category }) => {
    const own = nominations.filter((one) => one.category === category);
    const begun = drafts.filter((one) => one.category === category);
    return {
      category,
      started: withoutFew(counted(begun.map(({ savedAt }) => savedAt))),
      submitted: counted(own.map(({ submittedAt }) => submittedAt)),
      confirmed: counted(own.flatMap(({ emailConfirmedAt }) => emailConfirmedAt ?? [])),
    };
  }),
});
