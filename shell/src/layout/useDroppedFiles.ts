import { showToast } from '@meritum/shared/ui/toasts';
import { useEffect } from 'react';

/** Keeps the browser from opening a file in place of the page, unless a field has taken it. */
function keepPage(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  if (event.type === 'drop')
    showToast({
      type: 'warning',
      title: 'File not taken',
      text: 'Drop it on a field for files.',
    });
}

/** A file that is dropped beside its field loses nothing that was typed. */
export function useDroppedFiles(): void {
  useEffect(() => {
    for (const name of ['dragover', 'drop'] as const) addEventListener(name, keepPage);
  }, []);
}
