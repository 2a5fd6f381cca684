import { useEffect, useRef, useState } from 'react';

interface Queued {
  id: string;
  name: string;
}

/**
 * Where somebody is in a queue, and where they go once rows leave it. Says aloud what the eye sees.
 * @param noun what waits in it, in the plural
 * @param start the row to begin with, counted on from the first again after the last
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
  // What is being read stays while others shorten the list.
  if (hasRows && currentId === undefined) change(current.id);
  // Keys work on arrival, unless somebody is already somewhere on the page.
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
  /** Goes on to the row after those that leave the queue. */
  const leave = (leaving: readonly Row[]) => {
    const isOther = ({ id }: Row) => !leaving.some((row) => row.id === id);
    const next =
      current && isOther(current)
        ? current
        : (rows.slice(index + 1).find(isOther) ?? rows.findLast(isOther));
    announce(next ? `Next: ${next.name}.` : `No ${noun} left.`);
    change(next?.id);
    if (!next) root.current?.focus();
  };
  /** Before a dialog, which returns the focus to where it was: that has to outlast the decision. */
  const keepFocus = () => {
    if (!panel.current?.contains(document.activeElement)) root.current?.focus();
  };
  return { rows, index, current, said, announce, change, move, leave, keepFocus, root, panel };
}
