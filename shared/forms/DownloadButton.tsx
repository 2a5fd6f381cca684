import { saveFile } from '@meritum/shared/client/saveFile';
import { Button } from '@meritum/shared/ui/Button';
import { VisuallyHidden } from '@meritum/shared/ui/VisuallyHidden';
import styles from './DownloadButton.module.css';
import { FormAnswer } from './FormAnswer';
import { useAnsweredCall } from './useAnsweredCall';

interface DownloadButtonProps {
  /** `Reference letter (PDF)` */
  label: string;
  /** What is left out of the label where the place says it, for screen readers. */
  prefix?: string;
  /** What could not be downloaded: `the reference letter`. */
  what: string;
  /** Name of the file. */
  file: string;
  get(): Promise<Blob>;
}

/** Saves a file, or says why it could not. */
export function DownloadButton({ label, prefix, what, file, get }: DownloadButtonProps) {
  const { answer, busy, run } = useAnsweredCall();
  const download = async () => saveFile(await get(), file);
  return (
    <div className={styles.root}>
      <Button
        variant="secondary"
        busy={busy}
        busyLabel="Preparing..."
        onClick={() => run(download, `Could not download ${what}.`)}
      >
        {prefix && <VisuallyHidden>{prefix}</VisuallyHidden>}
        {label}
      </Button>
      <FormAnswer answer={answer} />
    </div>
  );
}
