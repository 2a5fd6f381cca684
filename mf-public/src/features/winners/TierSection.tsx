import { Medal } from '@meritum/shared/ui/Medal';
import { useId } from 'react';
import styles from './TierSection.module.css';
import type { TierGroup } from './tierGroups';
import type { Approach } from './useScrollRestoration';
import { WinnerGrid } from './WinnerGrid';

interface TierSectionProps extends TierGroup {
  category: string;
  year: string;
  approaches: Set<Approach>;
}

const ranks = ['Platinum', 'Gold', 'Silver'] as const;

/** The winners of a tier under its medal, with their number. */
export function TierSection({ badge, winners, ...list }: TierSectionProps) {
  const headingId = useId();
  const tier = ranks.find((name) => name.toLowerCase() === badge.toLowerCase());
  return (
    <section className={styles.root} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {tier && <Medal tier={tier} size={44} aria-hidden="true" />}
        {badge} <span className={styles.count}>{winners.length}</span>
      </h2>
      <WinnerGrid winners={winners} {...list} />
    </section>
  );
}
