import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** From this number of rows, only those in view are rendered. */
const virtualizeFrom = 200;

/** Estimated height of a row, in px. */
const rowHeight = 41;

/** The rows to render: all of a short table, those in view of a long one. */
export function useVisibleRows(count: number, scroller: RefObject<HTMLDivElement | null>) {
  const long = count >= virtualizeFrom;
  const virtual = useVirtualizer({
    count,
    enabled: long,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    // A scroll event may arrive while React renders.
    useFlushSync: false,
  });
  const items = virtual.getVirtualItems();
  const all = Array.from({ length: long ? 0 : count }, (_, index) => index);
  return {
    long,
    shown: long ? items.map(({ index }) => index) : all,
    before: long ? (items[0]?.start ?? 0) : 0,
    after: long ? virtual.getTotalSize() - (items.at(-1)?.end ?? 0) : 0,
    measure: long ? virtual.measureElement : undefined,
    show: (index: number) => long && virtual.scrollToIndex(index),
  };
}

/** Takes the space of rows that are out of view. */
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
