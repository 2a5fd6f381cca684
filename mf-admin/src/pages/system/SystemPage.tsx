import { Badge } from '@meritum/shared/ui/Badge';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { ConsoleLink } from '../../features/console/ConsoleLink';
import { ConsolePage } from '../../features/console/ConsolePage';
import { useCall } from '../../features/console/useCall';
import { type Figure, figuresOf } from '../../features/system/figures';
import type { Column } from '../../features/table/columns';
import { DataTable } from '../../features/table/DataTable';

/** What is wrong is marked in words. */
const columns: readonly Column<Figure>[] = [
  { header: 'What', cell: ({ label }) => label },
  { header: 'Now', cell: ({ value }) => value },
  {
    header: 'What it means',
    cell: ({ meaning, problem, to }) => (
      <>
        {problem && <Badge kind="warning">{problem}</Badge>} {meaning}{' '}
        {to && <ConsoleLink to={to.path}>{to.label}</ConsoleLink>}
      </>
    ),
  },
];

export function SystemPage() {
  const query = useCall(
    'getSystem',
    {},
    { refetchInterval: 10_000, refetchOnWindowFocus: 'always' },
  );
  return (
    <ConsolePage>
      <Loaded query={query} what="the state of the system">
        {(system) => (
          <DataTable
            caption="System"
            columns={columns}
            rows={figuresOf(system, query.dataUpdatedAt)}
            rowKey={({ label }) => label}
          />
        )}
      </Loaded>
    </ConsolePage>
  );
}
