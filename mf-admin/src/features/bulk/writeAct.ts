import { limits } from '@meritum/shared/contracts/limits';
import { formatCount } from '@meritum/shared/programme/format-count';
import { showToast } from '@meritum/shared/ui/toasts';
import type { BulkAct } from './BulkBar';

/** Writes to the selected people, up to the limit of one mail. */
export const writeAct = (label: string, count: number, write: () => void): BulkAct => ({
  label,
  onSelect() {
    if (count <= limits.messageRecipients) return write();
    const most = formatCount(limits.messageRecipients);
    showToast({
      type: 'warning',
      title: 'Too many are selected',
      text: `A mail goes to at most ${most} people. Filter the list, and write to fewer at once.`,
    });
  },
});
