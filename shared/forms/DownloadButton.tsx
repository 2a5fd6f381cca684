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
  /** Throws ClientError. */
  download(): Promise<void>;
}

/** Saves a file, or says why it could not. */
export function DownloadButton({ label, prefix, what, download }: DownloadButtonProps) {
  const { answer, busy, run } = useAnsweredCall();
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
