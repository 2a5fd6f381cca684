import { VisuallyHidden } from '@meritum/shared/ui/VisuallyHidden';
import { AnsweredButton } from './AnsweredButton';
import styles from './DownloadButton.module.css';

interface DownloadButtonProps {
  /** Such as `Reference letter (PDF)`. */
  label: string;
  /** A part of the name for screen readers, which the visible label omits. */
  prefix?: string;
  /** The subject of the error, such as `the reference letter`. */
  what: string;
  /** Throws ClientError. */
  download(): Promise<void>;
}

/** Saves a file, or says why it cannot. */
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
