import { tierNamed } from '@meritum/shared/contracts/tiers';
import type { Winner } from '@meritum/shared/contracts/winners';
import { Medal } from '@meritum/shared/ui/Medal';
import { useId } from 'react';
import styles from './TierSection.module.css';
import type { Approach } from './useScrollRestoration';
import { WinnerGrid } from './WinnerGrid';

interface TierGroup {
  badge: string;
  winners: readonly Winner[];
}

/** The winners by tier. The server sorts by score, and so by tier; a group ends where the next badge begins. */
export function tierGroups(winners: readonly Winner[]): TierGroup[] {
  const groups: { badge: string; winners: Winner[] }[] = [];
  for (const winner of winners) {
    const last = groups.at(-1);
    if (last?.badge === winner.badge) last.winners.push(winner);
    else groups.push({ badge: winner.badge, winners: [winner] });
  }
  return groups;
}

interface TierSectionProps extends TierGroup {
  category: string;
  year: string;
  /** The number of winners of all tiers, which stands above the list. */
  total: number;
  approaches: Set<Approach>;
}

/** The winners of a tier under its medal, with their number unless they are all. */
export function TierSection({ badge, winners, total, ...list }: TierSectionProps) {
  const headingId = useId();
  return (
    <section className={styles.root} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        <Medal tier={badge} size={44} aria-hidden="true" />
        {badge}
        {winners.length < total && (
          <span className={styles.count}>
            {' '}
            {winners.length} of {total} winners
          </span>
        )}
      </h2>
      <WinnerGrid winners={winners} isTop={tierNamed(badge)?.rank === 1} {...list} />
    </section>
  );
}
