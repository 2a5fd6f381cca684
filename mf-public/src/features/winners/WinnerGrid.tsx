import type { Winner } from '@meritum/shared/contracts/winners';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '../hydration/useHydrated';
import { WinnerCard } from './WinnerCard';
import styles from './WinnerGrid.module.css';

/** Cards in the HTML before any script runs. */
const prerenderedCards = 60;
/** Height of a row before it is measured, px. */
const rowEstimate = 150;
/** Narrowest card, px. */
const cardWidth = 280;
const gap = 16;

interface WinnerGridProps {
  winners: readonly Winner[];
  category: string;
}

/** The cards in the server's order; with scripts, only the rows near the screen exist. */
export function WinnerGrid(props: WinnerGridProps) {
  return useHydrated() ? <VirtualGrid {...props} /> : <PlainGrid {...props} />;
}

function PlainGrid({ winners, category }: WinnerGridProps) {
  return (
    <ul className={`${styles.grid} ${styles.fluid}`}>
      {winners.slice(0, prerenderedCards).map((winner) => (
        <li key={winner.id}>
          <WinnerCard winner={winner} category={category} />
        </li>
      ))}
    </ul>
  );
}

/** How many columns fit, and how far down the page the grid begins. */
function useGridPlace() {
  const grid = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState({ columns: 3, top: 0 });
  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const measure = () => {
      const { width, top } = element.getBoundingClientRect();
      const columns = Math.max(1, Math.floor((width + gap) / (cardWidth + gap)));
      setPlace({ columns, top: Math.round(top + window.scrollY) });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { grid, ...place };
}

/** Only the cards of visible rows, in one grid; its padding stands for the rows above and below. */
function VirtualGrid({ winners, category }: WinnerGridProps) {
  const { grid, columns, top } = useGridPlace();
  const rows = useWindowVirtualizer({
    count: Math.ceil(winners.length / columns),
    estimateSize: () => rowEstimate,
    gap,
    overscan: 6,
    // The spare rows cover the frame or two by which React may then be late.
    useFlushSync: false,
    scrollMargin: top,
    initialRect: { width: 1200, height: 900 },
  });
  const visible = rows.getVirtualItems();
  const first = visible[0]?.index ?? 0;
  const above = (visible[0]?.start ?? top) - top;
  const below = rows.getTotalSize() - ((visible.at(-1)?.end ?? top) - top);
  const cards = winners.slice(first * columns, (first + visible.length) * columns);
  return (
    <ul
      ref={grid}
      className={styles.grid}
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        paddingBlock: `${above}px ${below}px`,
      }}
    >
      {cards.map((winner, offset) => (
        <li
          key={winner.id}
          // The first card of a row is as high as the row.
          ref={offset % columns === 0 ? rows.measureElement : undefined}
          data-index={first + Math.floor(offset / columns)}
          aria-setsize={winners.length}
          aria-posinset={first * columns + offset + 1}
        >
          <WinnerCard winner={winner} category={category} />
        </li>
      ))}
    </ul>
  );
}
