import { useMutation } from '@meritum/shared/query';
import { Card } from '@meritum/shared/ui/Card';
import * as design from '@meritum/shared/ui/design.module.css';
import { FileInput } from '@meritum/shared/ui/FileInput';
import { Spinner } from '@meritum/shared/ui/Spinner';
import { Fold } from '../facts/Fold';
import text from '../facts/text.module.css';
import { ImportPlan } from './ImportPlan';
import { ImportProblems } from './ImportProblems';
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
            of the winner’s address), linkedInUrl, linkedIn, employer, photoUrl and publishedAt.
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
