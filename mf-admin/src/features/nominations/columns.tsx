import type { ListedNomination } from '@meritum/shared/contracts/listed-nominations';
import { Address } from '../facts/Address';
import { Organization } from '../facts/Organization';
import { useIsPublished } from '../results/requests';
import { type Column, figures } from '../table/columns';
import { Day } from '../table/When';
import { ReviewStateBadge } from './ReviewStateBadge';

const withheld = <span title="You have a conflict of interest with this nomination">Withheld</span>;

function State({ category, reviewState, voided }: ListedNomination) {
  const isPublished = useIsPublished()(category);
  return <ReviewStateBadge reviewState={reviewState} voided={voided} isPublished={isPublished} />;
}

export const nominationColumns: readonly Column<ListedNomination>[] = [
  { id: 'name', header: 'Nominee', cell: ({ name }) => name, sortBy: 'server', share: 2 },
  {
    id: 'organization',
    header: 'Organization',
    cell: (row) => <Organization {...row} />,
    sortBy: 'server',
    share: 2,
  },
  {
    header: 'Email',
    cell: ({ email, emailConfirmed }) => <Address email={email} emailConfirmed={emailConfirmed} />,
    share: 2,
  },
  { header: 'Category', cell: ({ category }) => category },
  {
    header: 'Status',
    cell: (row) => <State {...row} />,
  },
  {
    id: 'submitted',
    header: 'Submitted',
    cell: ({ submittedAt }) => <Day at={submittedAt} />,
    sortBy: 'server',
  },
  figures('assigned', 'Judges', ({ assigned }) => assigned ?? withheld),
  figures('completed', 'Ratings', ({ completed }) => completed ?? withheld),
];
