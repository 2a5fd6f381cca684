import type { ConsoleJudge } from '@meritum/shared/contracts/listed-judges';
import { Address } from '../facts/Address';
import { Organization } from '../facts/Organization';
import { type Column, figures } from '../table/columns';
import { Day } from '../table/When';
import { StateBadge } from './StateBadge';

export const judgeColumns: readonly Column<ConsoleJudge>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => name || 'No name given',
    below: (judge) => <Address {...judge} />,
    sortBy: 'server',
  },
  {
    id: 'organization',
    header: 'Organization',
    cell: (row) => <Organization {...row} />,
    sortBy: 'server',
  },
  { header: 'State', cell: (judge) => <StateBadge {...judge} /> },
  {
    id: 'applied',
    header: 'Applied',
    cell: ({ appliedAt }) => <Day at={appliedAt} />,
    sortBy: 'server',
  },
  figures('capacity', 'Limit', ({ capacity }) => capacity),
  figures('assigned', 'Assigned', ({ activity }) => activity.assigned),
  figures('completed', 'Rated', ({ activity }) => activity.completed),
  figures('idle', 'Days without a rating', ({ idleDays }) => idleDays ?? '–'),
];
