import { isClientError } from '@meritum/shared/client/clientError';
import { saveFile } from '@meritum/shared/client/saveFile';
import { Button } from '@meritum/shared/ui/Button';
import { Icon } from '@meritum/shared/ui/Icon';
import { showToast } from '@meritum/shared/ui/toasts';
import { useState } from 'react';
import styles from './ExportButtons.module.css';

export type ExportFormat = 'csv' | 'xlsx';

interface Props {
  /** Name of the file, without its ending. */
  name: string;
  /** Fetches the file, with the list's filters. */
  read(format: ExportFormat): Promise<Blob>;
}

const formats: readonly { format: ExportFormat; label: string }[] = [
  { format: 'csv', label: 'Export CSV' },
  { format: 'xlsx', label: 'Export XLSX' },
];

/** Downloads the list as a file. */
export function ExportButtons({ name, read }: Props) {
  const [busy, setBusy] = useState<ExportFormat>();
  const save = async (format: ExportFormat) => {
    if (busy) return;
    setBusy(format);
    try {
      saveFile(await read(format), `${name}.${format}`);
    } catch (error) {
      if (!isClientError(error)) throw error;
      showToast({ type: 'error', title: 'Could not export', text: error.message });
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <div className={styles.root}>
      {formats.map(({ format, label }) => (
        <Button
          key={format}
          variant="secondary"
          busy={busy === format}
          busyLabel="Exporting..."
          onClick={() => save(format)}
        >
          <Icon name="download" size={18} className={styles.icon} />
          {label}
        </Button>
      ))}
    </div>
  );
}
