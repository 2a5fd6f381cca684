import type { Winner } from '@meritum/shared/contracts/winners';
import { useMemo, useRef, useState } from 'react';
import { TierSection, tierGroups } from './TierSection';
import { type Approach, useScrollRestoration } from './useScrollRestoration';
import styles from './WinnerList.module.css';

interface WinnerListProps {
  winners: readonly Winner[];
  category: string;
  year: string;
}

/** The winners by tier, with a skip link for keyboard users. */
export function WinnerList({ winners, category, year }: WinnerListProps) {
  const groups = useMemo(() => tierGroups(winners), [winners]);
  const end = useRef<HTMLParagraphElement>(null);
  const [approaches] = useState(() => new Set<Approach>());
  useScrollRestoration(approaches);
  return (
    <>
      <button type="button" className={styles.skip} onClick={() => end.current?.focus()}>
        Skip the list
      </button>
      {groups.map(({ badge, winners: ones }, at) => (
        <TierSection
          // A badge may repeat if the list is not in the order of tiers.
          key={`${badge} ${groups.slice(0, at).filter((group) => group.badge === badge).length}`}
          badge={badge}
          winners={ones}
          total={winners.length}
          category={category}
          year={year}
          approaches={approaches}
        />
      ))}
      <p ref={end} tabIndex={-1} className={styles.end}>
        End of the list
      </p>
    </>
  );
}
