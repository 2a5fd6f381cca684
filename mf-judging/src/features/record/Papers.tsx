import { saveFile } from '@meritum/shared/client/saveFile';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { Button } from '@meritum/shared/ui/Button';
import { Card } from '@meritum/shared/ui/Card';
import styles from './RecordView.module.css';
import { papers } from './requests';

/** Certificate and letter, once the last evaluation is submitted. */
export function Papers({ season, ready }: { season: string; ready: boolean }) {
  return (
    <Card as="section" aria-labelledby="papers" className={styles.papers}>
      <h2 id="papers">Certificate and letter</h2>
      {ready ? (
        <>
          <p>
            For your service as a judge. The certificate states what you did; the letter is a
            reference for others.
          </p>
          <div className={styles.downloads}>
            {papers.map(({ name, file, get }) => (
              <Download
                key={name}
                file={file}
                get={() => get(season)}
                label={`${name} (PDF)`}
                what={`the ${name.toLowerCase()}`}
              />
            ))}
          </div>
        </>
      ) : (
        <p className={styles.meta}>
          You can download both here once all your evaluations are submitted.
        </p>
      )}
    </Card>
  );
}

interface DownloadProps {
  /** `Reference letter (PDF)` */
  label: string;
  /** What could not be downloaded: `the reference letter`. */
  what: string;
  /** Name of the file. */
  file: string;
  get(): Promise<Blob>;
}

/** Saves a file, or says why it could not. */
function Download({ label, what, file, get }: DownloadProps) {
  const { answer, busy, run } = useAnsweredCall();
  const download = async () => saveFile(await get(), file);
  return (
    <div className={styles.paper}>
      <Button
        variant="secondary"
        busy={busy}
        busyLabel="Preparing..."
        onClick={() => run(download, `Could not download ${what}.`)}
      >
        {label}
      </Button>
      <FormAnswer answer={answer} />
    </div>
  );
}
