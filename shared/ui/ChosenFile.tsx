import { Button, buttonClasses } from './Button';
import styles from './ChosenFile.module.css';
import { classNames } from './classNames';
import { fileSize } from './fileSize';
import { Icon } from './Icon';

export interface FileState {
  name: string;
  bytes: number;
  state: 'uploading' | 'done' | 'failed';
  /** 0 to 1; without it the bar only shows that something happens. */
  progress?: number | undefined;
}

interface ChosenFileProps {
  file: FileState;
  inputId: string;
  disabled: boolean;
  onCancel: () => void;
  onRemove: () => void;
}

/** The chosen file, the progress of its upload, and buttons to cancel or remove it. */
export function ChosenFile({ file, inputId, disabled, onCancel, onRemove }: ChosenFileProps) {
  const uploading = file.state === 'uploading';
  return (
    <div className={styles.root} data-state={file.state}>
      <Icon name="document" size={28} className={styles.icon} />
      <div>
        <p className={styles.name}>{file.name}</p>
        <p className={styles.state} role="status">
          {`${fileSize(file.bytes)} · ${stateText[file.state]}`}
        </p>
      </div>
      {uploading && (
        <progress
          className={styles.progress}
          aria-label={`Upload of ${file.name}`}
          value={file.progress}
          max={1}
        />
      )}
      <div className={styles.actions}>
        <label
          htmlFor={inputId}
          className={classNames(buttonClasses({ variant: 'quiet' }), styles.replace)}
          data-disabled={disabled || undefined}
        >
          Replace
        </label>
        <Button
          variant="quiet"
          onClick={uploading ? onCancel : onRemove}
          disabled={disabled}
          aria-label={`${uploading ? 'Cancel the upload of' : 'Remove'} ${file.name}`}
        >
          {uploading ? 'Cancel' : 'Remove'}
        </Button>
      </div>
    </div>
  );
}

const stateText = {
  uploading: 'Uploading…',
  done: 'Uploaded',
  failed: 'Upload failed',
} as const;
