import { showToast } from '@meritum/shared/ui/toasts';
import { useEffect } from 'react';

/** Keeps the browser from opening a file in place of the page, unless a field has taken it. */
function keepPage(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  if (event.type === 'drop')
    showToast({
      type: 'warning',
      title: 'The file was not taken',
      text: 'Drop it on the field for files.',
    });
}

/** While a page has a field for files, one that is dropped beside it loses nothing that was typed. */
export function useDroppedFiles(): void {
  useEffect(() => {
    for (const name of ['dragover', 'drop'] as const) addEventListener(name, keepPage);
  }, []);
}
