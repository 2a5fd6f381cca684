import { VisuallyHidden } from '@meritum/shared/ui/VisuallyHidden';
import { AnsweredButton } from './AnsweredButton';
import styles from './DownloadButton.module.css';

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
export const DownloadButton = ({ label, prefix, what, download }: DownloadButtonProps) => (
  <div className={styles.root}>
    <AnsweredButton
      variant="secondary"
      busyLabel="Preparing..."
      act={download}
      failedText={`Could not download ${what}.`}
    >
      {prefix && <VisuallyHidden>{prefix}</VisuallyHidden>}
      {label}
    </AnsweredButton>
  </div>
);
