import type { ConsoleJudge } from '@meritum/shared/contracts/listed-judges';
import { Address } from '../facts/Address';
import type { Column } from '../table/columns';
import { Day } from '../table/When';
import { StateBadge } from './StateBadge';

export const judgeColumns: readonly Column<ConsoleJudge>[] = [
  { id: 'name', header: 'Name', cell: ({ name, email }) => name || email, sortBy: 'server' },
  {
    id: 'organization',
    header: 'Organization',
    cell: ({ organization }) => organization,
    sortBy: 'server',
  },
  {
    id: 'email',
    header: 'Email',
    cell: ({ email, emailConfirmed }) => <Address email={email} emailConfirmed={emailConfirmed} />,
  },
  { id: 'state', header: 'State', cell: ({ state }) => <StateBadge state={state} /> },
  { id: 'paid', header: 'Paid', cell: ({ isPaid }) => (isPaid ? 'Yes' : 'No') },
  {
    id: 'applied',
    header: 'Applied',
    cell: ({ appliedAt }) => <Day at={appliedAt} />,
    sortBy: 'server',
  },
  {
    id: 'capacity',
    header: 'Capacity',
    cell: ({ capacity }) => capacity,
    sortBy: 'server',
    align: 'end',
  },
  {
    id: 'assigned',
    header: 'Assigned',
    cell: ({ activity }) => activity.assigned,
    sortBy: 'server',
    align: 'end',
  },
  {
    id: 'completed',
    header: 'Rated',
    cell: ({ activity }) => activity.completed,
    sortBy: 'server',
    align: 'end',
  },
];
