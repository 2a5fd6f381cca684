import type { ExportFormat } from '@meritum/shared/contracts/exports';
import { useMutation } from '@meritum/shared/query';
import { Button } from '@meritum/shared/ui/Button';
import * as design from '@meritum/shared/ui/design.module.css';
import { Icon } from '@meritum/shared/ui/Icon';
import { showToast } from '@meritum/shared/ui/toasts';

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
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (format: ExportFormat) => take(format, `${name}.${format}`),
    onError: ({ message: why }) =>
      showToast({ type: 'error', title: 'Could not export', text: why }),
  });
  return (
    <div className={design.wrap1}>
      {formats.map(({ format, label }) => (
        <Button
          key={format}
          variant="secondary"
          busy={isPending && variables === format}
          busyLabel="Exporting..."
          onClick={() => isPending || mutate(format)}
        >
          <Icon name="download" size={18} />
          {label}
        </Button>
      ))}
    </div>
  );
}
