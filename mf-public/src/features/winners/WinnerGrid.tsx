import type { Winner } from '@meritum/shared/contracts/winners';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect } from 'react';
import { useGridPosition } from './useGridPlace';
import { usePrinting } from './usePrinting';
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
  /** Whether they have the highest tier, whose cards are larger. */
  isTop: boolean;
  profiles: Profiles;
}

interface WinnerGridProps extends GridProps {
  /** Registers a function that scrolls to a winner. */
  approaches: Set<Approach>;
}

/** The cards in the server's order; only rows near the screen are rendered, or all of them for printing. */
export function WinnerGrid(props: WinnerGridProps) {
  return usePrinting() ? <WholeGrid {...props} /> : <VirtualGrid {...props} />;
}

/** All cards: for printing, and the first before the shell has started. */
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

/** The cards of visible rows in one grid; its padding replaces the rows above and below. */
function VirtualGrid({ winners, profiles, approaches, ...card }: WinnerGridProps) {
  const { grid, columns = 1, top = 0, isMeasured } = useGridPosition();
  const rows = useWindowVirtualizer({
    count: Math.ceil(winners.length / columns),
    estimateSize: () => rowEstimates[card.isTop ? 'top' : 'others'],
    gap,
    overscan: 6,
    // The extra rows cover the one or two frames by which React may be late.
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
          // The first card of a row is as high as the row.
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
