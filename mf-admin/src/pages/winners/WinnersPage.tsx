import { download } from '@meritum/shared/client/download';
import type { WinnerListsReply } from '@meritum/shared/contracts/winner-imports';
import { formatCount } from '@meritum/shared/programme/format-count';
import { Badge } from '@meritum/shared/ui/Badge';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { OrganisersOnly } from '../../features/access/role';
import { ConsolePage } from '../../features/console/ConsolePage';
import { useCall } from '../../features/console/useCall';
import { seasonQuery, useSeasonShown } from '../../features/console/useSeasonShown';
import { Profiles } from '../../features/profiles/Profiles';
import type { Column } from '../../features/table/columns';
import { DataTable } from '../../features/table/DataTable';
import { ExportButtons } from '../../features/table/ExportButtons';
import { When } from '../../features/table/When';
import { ProposedImport } from '../../features/winners/ProposedImport';
import { WinnersImport } from '../../features/winners/WinnersImport';

/** The directory's lists, winners' own profiles, and the import of past years. */
export function WinnersPage() {
  const season = useSeasonShown();
  const query = useCall('listWinnerLists', { query: seasonQuery(season) });
  return (
    <ConsolePage
      actions={
        <ExportButtons
          take={(format) =>
            download('exportWinners', { query: { format, ...(season && { year: season }) } })
          }
        />
      }
    >
      <Loaded query={query} what="the lists">
        {({ lists }) => <WinnerLists lists={lists} />}
      </Loaded>
      {query.data?.proposed && <ProposedImport proposed={query.data.proposed} />}
      <Profiles />
      <OrganisersOnly>
        <WinnersImport />
      </OrganisersOnly>
    </ConsolePage>
  );
}

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

function WinnerLists({ lists }: { lists: readonly List[] }) {
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
