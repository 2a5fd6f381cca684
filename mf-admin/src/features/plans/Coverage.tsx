import type { CoverageReply } from '@meritum/shared/contracts/assignments';
import { Badge } from '@meritum/shared/ui/Badge';
import { formatCount } from '@meritum/shared/ui/formatCount';
import { consolePath } from '../console/screens';
import { Facts } from '../facts/Facts';
import { pluralize } from '../facts/pluralize';
import { type Column, sortable } from '../table/columns';
import { DataTable } from '../table/DataTable';
import type { AssignmentsView } from './view';

type Entry = CoverageReply['entries'][number];

/** Why a nomination is not assigned yet. */
const waitingWords = {
  confirmation: 'Address not confirmed',
  batch: 'Assigned with the next ones',
} as const;

const columns: readonly Column<Entry>[] = [
  sortable('name', 'Nominee', (it) => it.fullName, { share: 2 }),
  sortable('organization', 'Organization', (it) => it.organization, { share: 2 }),
  sortable('category', 'Category', (it) => it.category),
  {
    id: 'assigned',
    header: 'Judges',
    cell: ({ assigned, waitsFor }) =>
      waitsFor ? <Badge>{waitingWords[waitsFor]}</Badge> : assigned,
    sortBy: (it) => it.assigned,
    align: 'end',
  },
  sortable('completed', 'Ratings', (it) => it.completed, { align: 'end' }),
];

interface Props extends AssignmentsView {
  coverage: CoverageReply;
}

/** Coverage by judges and ratings, in total and for each nomination. */
export function Coverage({ coverage, values, change }: Props) {
  const { entries, minimum, nominations, assignments, completed } = coverage;
  const short = entries.filter((entry) => entry.completed < minimum).length;
  return (
    <>
      <Facts
        facts={[
          { label: 'Nominations', value: nominations },
          { label: 'Ratings that each needs', value: minimum },
          { label: 'Assignments', value: formatCount(assignments) },
          { label: 'Ratings', value: formatCount(completed) },
          { label: 'Too few ratings', value: pluralize(short, 'nomination') },
        ]}
      />
      <DataTable
        caption="Coverage of nominations"
        columns={columns}
        rows={entries}
        rowKey={({ nominationId }) => nominationId}
        rowName={({ fullName }) => fullName}
        rowLink={({ nominationId }) => consolePath('nominations', nominationId)}
        sort={values.sort}
        onSort={(sort) => change({ sort: sort as typeof values.sort })}
        empty={{
          title: 'No nominations under review',
          text: 'Submitted nominations appear here with their judges and ratings.',
        }}
      />
    </>
  );
}
