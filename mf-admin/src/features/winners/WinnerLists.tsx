import type { WinnerListsReply } from '@meritum/shared/contracts/winner-imports';
import { Badge } from '@meritum/shared/ui/Badge';
import { formatCount } from '@meritum/shared/ui/formatCount';
import type { Column } from '../table/columns';
import { DataTable } from '../table/DataTable';
import { When } from '../table/When';

type List = WinnerListsReply['lists'][number];

const columns: readonly Column<List>[] = [
  { header: 'Year', cell: ({ year }) => year },
  { header: 'Category', cell: ({ category }) => category },
  { header: 'Winners', align: 'end', cell: ({ winners }) => formatCount(winners) },
  {
    header: 'Tiers',
    cell: ({ tiers }) =>
      tiers
        .filter(({ winners }) => winners > 0)
        .map(({ tier, winners }) => `${formatCount(winners)} ${tier}`)
        .join(', '),
    share: 2,
  },
  {
    header: 'On the public site',
    cell: ({ offered }) =>
      offered ? <Badge kind="success">Shown</Badge> : <Badge>Not shown</Badge>,
  },
  {
    header: 'Last changed',
    cell: ({ updatedAt }) => (updatedAt ? <When at={updatedAt} /> : 'Never'),
  },
];

export function WinnerLists({ lists }: { lists: readonly List[] }) {
  return (
    <DataTable
      caption="Public lists of winners"
      columns={columns}
      rows={lists.filter(({ winners }) => winners > 0)}
      rowKey={({ year, category }) => `${year} ${category}`}
      empty={{ title: 'No winners yet' }}
    />
  );
}
