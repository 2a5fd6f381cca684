import type { ConsoleJudge } from '@meritum/shared/contracts/listed-judges';
import type { Sheet } from '../../../platform/exports/sheet';

/** Judges as a sheet; entries the reader has a conflict of interest with are not counted. */
export const judgesSheet = (rows: readonly ConsoleJudge[]): Sheet<ConsoleJudge> => ({
  name: 'Judges',
  columns: [
    { title: 'Id', of: ({ id }) => id },
    { title: 'Name', of: ({ name }) => name },
    { title: 'E-mail', of: ({ email }) => email },
    { title: 'E-mail confirmed', of: ({ emailConfirmed }) => emailConfirmed },
    { title: 'Organization', of: ({ organization }) => organization },
    { title: 'Designation', of: ({ designation }) => designation },
    { title: 'State', of: ({ state }) => state },
    { title: 'Takes part in the season', of: ({ answer }) => answer ?? '' },
    { title: 'Paid', of: ({ isPaid }) => isPaid },
    { title: 'Applied (UTC)', of: ({ appliedAt }) => appliedAt },
    { title: 'Capacity', of: ({ capacity }) => capacity },
    { title: 'Assigned', of: ({ activity }) => activity.assigned },
    { title: 'Completed', of: ({ activity }) => activity.completed },
    { title: 'Days since the last rating', of: ({ idleDays }) => idleDays },
    { title: 'Recused', of: ({ activity }) => activity.recused },
  ],
  rows,
});
