import type { ImportCheckReply, ImportProblem } from '@meritum/shared/contracts/winner-imports';
import { Notice } from '@meritum/shared/ui/Notice';
import { pluralize } from '../facts/pluralize';
import type { Column } from '../table/columns';
import { DataTable } from '../table/DataTable';

type Row = ImportProblem & { index: number };

/** The letters by which spreadsheets name a column. */
const lettersOf = (column: number): string =>
  (column > 26 ? lettersOf(Math.floor((column - 1) / 26)) : '') +
  String.fromCharCode(65 + ((column - 1) % 26));

const columns: readonly Column<Row>[] = [
  { header: 'Row', align: 'end', cell: ({ line }) => line },
  {
    header: 'Column',
    cell: ({ column, name }) => [column && lettersOf(column), name].filter(Boolean).join(' '),
  },
  { header: 'Problem', cell: ({ message }) => message, share: 3 },
];

export function ImportProblems({ problems, problemsInAll }: ImportCheckReply) {
  const rows = problems.map((problem, index) => ({ ...problem, index }));
  return (
    <>
      <Notice kind="error" title={`The file has ${pluralize(problemsInAll, 'error')}`}>
        Nothing was saved. Correct the file and choose it again.
        {problemsInAll > problems.length && ` The first ${problems.length} are listed.`}
      </Notice>
      <DataTable
        caption="Errors in the file"
        columns={columns}
        rows={rows}
        rowKey={({ index }) => String(index)}
      />
    </>
  );
}
