import { isClientError } from '@meritum/shared/client/clientError';
import type { ExportFormat } from '@meritum/shared/contracts/exports';
import { Button } from '@meritum/shared/ui/Button';
import { Icon } from '@meritum/shared/ui/Icon';
import { showToast } from '@meritum/shared/ui/toasts';
import { useState } from 'react';
import text from '../facts/text.module.css';
import styles from './ExportButtons.module.css';

interface Props {
  /** Name of the file, without its ending. */
  name: string;
  /** Downloads the file under a name, with the list's filters. */
  take(format: ExportFormat, file: string): Promise<void>;
}

const formats: readonly { format: ExportFormat; label: string }[] = [
  { format: 'csv', label: 'Export CSV' },
  { format: 'xlsx', label: 'Export XLSX' },
];

export function ExportButtons({ name, take }: Props) {
  const [busy, setBusy] = useState<ExportFormat>();
  const save = async (format: ExportFormat) => {
    if (busy) return;
    setBusy(format);
    try {
      await take(format, `${name}.${format}`);
    } catch (error) {
      if (!isClientError(error)) throw error;
      showToast({ type: 'error', title: 'Could not export', text: error.message });
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <div className={text.acts}>
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
