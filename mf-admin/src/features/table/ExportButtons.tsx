import type { ExportFormat } from '@meritum/shared/contracts/exports';
import { useMutation } from '@meritum/shared/query';
import { Button } from '@meritum/shared/ui/Button';
import * as design from '@meritum/shared/ui/design.module.css';
import { Icon } from '@meritum/shared/ui/Icon';
import { showToast } from '@meritum/shared/ui/toasts';

interface Props {
  /** Downloads the file, with the list's filters. */
  take(format: ExportFormat): Promise<void>;
}

const formats: readonly { format: ExportFormat; label: string }[] = [
  { format: 'csv', label: 'Export CSV' },
  { format: 'xlsx', label: 'Export XLSX' },
];

export function ExportButtons({ take }: Props) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: take,
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
