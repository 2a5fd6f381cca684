import { Badge } from '@meritum/shared/ui/Badge';
import { ConsoleLink } from '../console/ConsoleLink';
import type { Column } from '../table/columns';
import { DataTable } from '../table/DataTable';
import type { Figure } from './figures';

const columns: readonly Column<Figure>[] = [
  { id: 'label', header: 'What', cell: ({ label }) => label },
  { id: 'value', header: 'Now', cell: ({ value }) => value },
  {
    id: 'meaning',
    header: 'What it means',
    cell: ({ meaning, problem, to }) => (
      <>
        {problem && <Badge kind="warning">{problem}</Badge>} {meaning}{' '}
        {to && <ConsoleLink to={to.path}>{to.label}</ConsoleLink>}
      </>
    ),
  },
];

/** Figures with what each means; what is wrong is marked in words. */
export const SystemFigures = ({ figures }: { figures: readonly Figure[] }) => (
  <DataTable
    caption="System"
    columns={columns}
    rows={figures}
    rowKey={({ label }) => label}
    rowName={({ label }) => label}
  />
);
