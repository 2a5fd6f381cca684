import type { ImportCheckReply, ImportProblem } from '@meritum/shared/contracts/winner-imports';
import { formatCount } from '@meritum/shared/ui/formatCount';
import { Notice } from '@meritum/shared/ui/Notice';
import type { Column } from '../table/columns';
import { DataTable } from '../table/DataTable';

type Row = ImportProblem & { place: number };

const columns: readonly Column<Row>[] = [
  { id: 'line', header: 'Line', align: 'end', cell: ({ line }) => line },
  {
    id: 'column',
    header: 'Column',
    cell: ({ column, name }) => [column, name].filter((part) => part !== null).join(' '),
  },
  { id: 'message', header: 'Problem', cell: ({ message }) => message, share: 3 },
];

/** The errors of a file. */
export function ImportProblems({ problems, problemsInAll }: ImportCheckReply) {
  const rows = problems.map((problem, place) => ({ ...problem, place }));
  return (
    <>
      <Notice
        kind="error"
        title={
          problemsInAll === 1
            ? 'The file has 1 error'
            : `The file has ${formatCount(problemsInAll)} errors`
        }
      >
        Nothing was saved. Correct the file and choose it again.
        {problemsInAll > problems.length && ` The first ${problems.length} are listed.`}
      </Notice>
      <DataTable
        caption="Errors in the file"
        columns={columns}
        rows={rows}
        rowKey={({ place }) => String(place)}
        rowName={({ line, message }) => `Line ${line}: ${message}`}
      />
    </>
  );
}
