import type { Winner } from '@meritum/shared/contracts/winners';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Profiles, profileOf } from './useProfiles';
import type { Approach } from './useScrollRestoration';
import { WinnerCard } from './WinnerCard';
import styles from './WinnerGrid.module.css';

/** The estimated heights of a row in px. */
const rowEstimates = { top: 180, others: 126 } as const;
/** The gap between rows in px, as in the style sheet. */
const gap = 16;

interface GridProps {
  winners: readonly Winner[];
  category: string;
  year: string;
  isTop: boolean;
  profiles: Profiles;
}

interface WinnerGridProps extends GridProps {
  /** Registers a function that scrolls to a winner. */
  approaches: Set<Approach>;
}

/** True while the page is printed, which needs the whole list. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // Synchronous, because the browser prints right after the event.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}

/** The cards in the server's order; only rows near the screen are rendered, or all of them for printing. */
export function WinnerGrid(props: WinnerGridProps) {
  return usePrinting() ? <WholeGrid {...props} /> : <VirtualGrid {...props} />;
}

/** All cards, for printing, and the first ones before the shell has started. */
export function WholeGrid({ winners, profiles, ...card }: GridProps) {
  return (
    <ul className={styles.grid} data-top={card.isTop || undefined}>
      {winners.map((winner) => (
        <li key={winner.id} data-winner={winner.id}>
          <WinnerCard winner={winner} profile={profileOf(winner, card, profiles)} {...card} />
        </li>
      ))}
    </ul>
  );
}

/**
 * The grid's columns by the style sheet, and its offset in the page. Both are unknown before the
 * first layout, the offset until all grids have their height; cards rendered on a guess would be
 * laid out only to be removed.
 */
function useGridPosition() {
  const grid = useRef<HTMLUListElement>(null);
  const [columns, setColumns] = useState<number>();
  const [top, setTop] = useState<number>();

  const measureTop = useCallback(() => {
    const box = grid.current?.getBoundingClientRect();
    if (box) setTop(Math.round(box.top + window.scrollY));
  }, []);

  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const countColumns = () => {
      const drawn = getComputedStyle(element).gridTemplateColumns.split(' ');
      setColumns(drawn.filter((width) => width.endsWith('px')).length || 3);
    };
    countColumns();
    const observer = new ResizeObserver(() => {
      countColumns();
      measureTop();
    });
    observer.observe(element);
    // Also observes the body, because content above the grid can grow.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [measureTop]);

  useLayoutEffect(() => {
    if (columns !== undefined) measureTop();
  }, [columns, measureTop]);

  return { grid, columns, top, isMeasured: top !== undefined };
}

/** The cards of visible rows in one grid; its padding replaces the rows above and below. */
function VirtualGrid({ winners, profiles, approaches, ...card }: WinnerGridProps) {
  const { grid, columns = 1, top = 0, isMeasured } = useGridPosition();
  const rows = useWindowVirtualizer({
    count: Math.ceil(winners.length / columns),
    estimateSize: () => rowEstimates[card.isTop ? 'top' : 'others'],
    gap,
    overscan: 6,
    // Extra rows cover the one or two frames by which React may be late.
    useFlushSync: false,
    scrollMargin: top,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });
  useEffect(() => {
    const approach: Approach = (id) => {
      const index = winners.findIndex((winner) => winner.id === id);
      if (index >= 0) rows.scrollToIndex(Math.floor(index / columns), { align: 'center' });
      return index >= 0;
    };
    approaches.add(approach);
    return () => void approaches.delete(approach);
  }, [approaches, winners, columns, rows]);
  const visible = isMeasured ? rows.getVirtualItems() : [];
  const first = visible[0]?.index ?? 0;
  const above = (visible[0]?.start ?? top) - top;
  const below = rows.getTotalSize() - ((visible.at(-1)?.end ?? top) - top);
  const cards = winners.slice(first * columns, (first + visible.length) * columns);
  return (
    <ul
      ref={grid}
      className={styles.grid}
      data-top={card.isTop || undefined}
      style={{ paddingBlock: `${above}px ${below}px` }}
    >
      {cards.map((winner, offset) => (
        <li
          key={winner.id}
          // The first card of a row has the row's height.
          ref={offset % columns === 0 ? rows.measureElement : undefined}
          data-index={first + Math.floor(offset / columns)}
          data-winner={winner.id}
          aria-setsize={winners.length}
          aria-posinset={first * columns + offset + 1}
        >
          <WinnerCard winner={winner} profile={profileOf(winner, card, profiles)} {...card} />
        </li>
      ))}
    </ul>
  );
}
