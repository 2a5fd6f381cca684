import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** From how many rows on only those in view are drawn. */
export const virtualizeFrom = 200;

/** Height of a row before it was measured, in px. */
const rowHeight = 53;

/** Which rows are drawn: all of a short table; of a long one those in view, and space for the rest. */
export function useVisibleRows(count: number, scroller: RefObject<HTMLDivElement | null>) {
  const long = count >= virtualizeFrom;
  const virtual = useVirtualizer({
    count,
    enabled: long,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    // A scroll may come while React draws.
    useFlushSync: false,
  });
  const items = virtual.getVirtualItems();
  const all = Array.from({ length: long ? 0 : count }, (_, index) => index);
  return {
    long,
    shown: long ? items.map(({ index }) => index) : all,
    before: long ? (items[0]?.start ?? 0) : 0,
    after: long ? virtual.getTotalSize() - (items.at(-1)?.end ?? 0) : 0,
    /** Takes the height of a row that is drawn. */
    measure: long ? virtual.measureElement : undefined,
    /** Brings a row into view. */
    show: (index: number) => long && virtual.scrollToIndex(index),
  };
}

/** Stands for rows that are out of view. */
export function Space({ height, width }: { height: number; width: number }) {
  if (height <= 0) return null;
  return (
    <tbody aria-hidden="true">
      <tr>
        <td colSpan={width} style={{ height, padding: 0, border: 0 }} />
      </tr>
    </tbody>
  );
}
