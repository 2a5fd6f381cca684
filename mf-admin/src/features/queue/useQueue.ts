import { useEffect, useRef, useState } from 'react';

interface Queued {
  id: string;
  name: string;
}

/**
 * The position in a queue, and the next one after rows leave it. Announces changes to screen
 * readers.
 * @param noun the rows, in the plural
 * @param start the first row; after the last one, the queue goes on from the beginning
 */
export function useQueue<Row extends Queued>(rows: readonly Row[], noun: string, start = 0) {
  const [said, announce] = useState('');
  const [currentId, change] = useState<string>();
  const root = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const found = rows.findIndex(({ id }) => id === currentId);
  const first = currentId === undefined && rows.length > 0 ? start % rows.length : 0;
  const index = found < 0 ? first : found;
  const current = rows[index];
  const hasRows = current !== undefined;
  // The row that is being read stays while others shorten the list.
  if (hasRows && currentId === undefined) change(current.id);
  // Keys work on arrival, unless another element has the focus.
  useEffect(() => {
    if (!hasRows) return;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement?.matches('body, main'))
        root.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hasRows]);

  const move = (by: number) => {
    const next = rows[index + by];
    if (!next) return;
    change(next.id);
    announce(`${next.name}, ${index + by + 1} of ${rows.length}`);
  };
  /** Moves on to the row after those that leave. */
  const leave = (gone: readonly Row[]) => {
    const isOther = ({ id }: Row) => !gone.some((row) => row.id === id);
    const next =
      current && isOther(current)
        ? current
        : (rows.slice(index + 1).find(isOther) ?? rows.findLast(isOther));
    announce(next ? `Next: ${next.name}.` : `No ${noun} left.`);
    change(next?.id);
    if (!next) root.current?.focus();
  };
  /** Called before a dialog, which gives the focus back to what must outlast the decision. */
  const keepFocus = () => {
    if (!panel.current?.contains(document.activeElement)) root.current?.focus();
  };
  return { rows, index, current, said, announce, change, move, leave, keepFocus, root, panel };
}
