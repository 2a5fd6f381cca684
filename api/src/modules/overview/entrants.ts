import type { OverviewReply } from '@meritum/shared/contracts/overview';
import type { Season } from '@meritum/shared/contracts/seasons';
import { talliedByDay } from './counts';

type Counted = NonNullable<OverviewReply['entrants']>['registered'];

/** A number below it could tell of somebody that they registered or began, which they told nobody. */
const fewest = 3;

const counted = (moments: readonly Date[]): Counted => ({
  total: moments.length,
  byDay: talliedByDay(moments.map((moment) => moment.getTime())),
});

/** Without numbers so small that they would tell of one person. */
function withoutFew({ total, byDay }: Counted): Counted {
  const isShown = total === 0 || (total ?? 0) >= fewest;
  return { total: isShown ? total : null, byDay: byDay.filter(({ count }) => count >= fewest) };
}

interface Entering {
  /** When accounts were made since nominations were to open. */
  registered: readonly Date[];
  drafts: readonly { category: string; savedAt: Date }[];
  nominations: readonly { category: string; submittedAt: Date; emailConfirmedAt: Date | null }[];
}

/** How far people have come with a nomination, by day and category, in numbers alone. */
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
