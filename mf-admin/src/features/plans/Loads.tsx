import type { CoverageReply } from '@meritum/shared/contracts/assignments';
import { consolePath } from '../console/screens';
import { type Column, sortable } from '../table/columns';
import { DataTable } from '../table/DataTable';
import type { AssignmentsView } from './view';

type Load = CoverageReply['loads'][number];

const room = ({ capacity, assigned }: Load) => Math.max(0, capacity - assigned);

const columns: readonly Column<Load>[] = [
  sortable('judge', 'Judge', (it) => it.fullName, { share: 2 }),
  sortable('load', 'Assigned', (it) => it.assigned, { align: 'end' }),
  sortable('rated', 'Rated', (it) => it.completed, { align: 'end' }),
  sortable('capacity', 'Capacity', (it) => it.capacity, { align: 'end' }),
  {
    ...sortable('room', 'Capacity left', room, { align: 'end' }),
    cell: (it: Load) => room(it) || 'Takes no more',
  },
];

interface Props extends AssignmentsView {
  coverage: CoverageReply;
}

/** Assignments and capacity of each judge. */
export function Loads({ coverage, values, change }: Props) {
  return (
    <DataTable
      caption="Workload of judges"
      columns={columns}
      rows={coverage.loads}
      rowKey={({ judgeId }) => judgeId}
      rowName={({ fullName }) => fullName}
      rowLink={({ judgeId }) => consolePath('judges', judgeId)}
      sort={values.loads}
      onSort={(loads) => change({ loads: loads as typeof values.loads })}
      empty={{ title: 'No judges yet', text: 'Verified judges appear here.' }}
    />
  );
}
