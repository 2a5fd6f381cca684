import type { ImportCheckReply, ImportProblem } from '@meritum/shared/contracts/winner-imports';
import { pluralize } from '@meritum/shared/programme/format-count';
import { useMutation } from '@meritum/shared/query';
import { Card } from '@meritum/shared/ui/Card';
import * as design from '@meritum/shared/ui/design.module.css';
import { FileInput } from '@meritum/shared/ui/FileInput';
import { Fold } from '@meritum/shared/ui/Fold';
import { Notice } from '@meritum/shared/ui/Notice';
import { Spinner } from '@meritum/shared/ui/Spinner';
import text from '../facts/text.module.css';
import type { Column } from '../table/columns';
import { DataTable } from '../table/DataTable';
import { ImportPlan } from './ImportPlan';
import { checkWinners } from './requests';

/** Imports winners of past years from a file. */
export function WinnersImport() {
  const check = useMutation({ mutationFn: checkWinners });
  const { variables: file, data: reply, error, reset: clear } = check;
  return (
    <Card>
      <section className={text.stack} aria-labelledby="winners-import">
        <h2 id="winners-import" className={design.textL}>
          Import past years
        </h2>
        <FileInput
          label="Winners file"
          hint="CSV, best in UTF-8, up to 2 MB and 5,000 winners"
          accept=".csv,.tsv,.txt,text/csv"
          error={error?.message}
          file={
            file
              ? { name: file.name, bytes: file.size, state: reply || error ? 'done' : 'uploading' }
              : null
          }
          onChoose={(chosen) => check.mutate(chosen)}
          onCancel={clear}
          onRemove={clear}
        />
        <Fold summary="Columns of the file">
          <p className={design.minor}>
            The first row names the columns, in any order, as an export does: year, category,
            fullName (the name), badge (the tier) and meanScore (the score). Optional: slug (the end
            of the winner’s address), linkedInUrl, linkedIn, employer, line, photoUrl and
            publishedAt. A name that looks like a date or a number, such as 1664, has an apostrophe
            before it.
          </p>
        </Fold>
        {file && !reply && !error && <Spinner label="Checking the file..." />}
        {reply && (
          <p className={design.minor}>
            Read as {reply.encoding}, separated by {reply.separator}.
          </p>
        )}
        {reply && reply.plan === null && <ImportProblems {...reply} />}
        {reply?.plan && <ImportPlan plan={reply.plan} onDecided={clear} />}
      </section>
    </Card>
  );
}

type Row = ImportProblem & { index: number };

/** Letters of a column in spreadsheets. */
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

function ImportProblems({ problems, problemsInAll }: ImportCheckReply) {
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
