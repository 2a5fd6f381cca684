import { tierNamed } from '@meritum/shared/contracts/tiers';
import type { Winner } from '@meritum/shared/contracts/winners';
import { Medal } from '@meritum/shared/ui/Medal';
import { type ReactNode, useId, useMemo } from 'react';
import styles from './TierSections.module.css';

interface TierGroup {
  badge: string;
  winners: readonly Winner[];
}

/** The winners by tier. The server sorts by score, so a group ends at the next badge. */
function tierGroups(winners: readonly Winner[]): TierGroup[] {
  const groups: { badge: string; winners: Winner[] }[] = [];
  for (const winner of winners) {
    const last = groups.at(-1);
    if (last?.badge === winner.badge) last.winners.push(winner);
    else groups.push({ badge: winner.badge, winners: [winner] });
  }
  return groups;
}

interface TierSectionProps extends TierGroup {
  /** The total number of winners, which is shown above the list. */
  total: number;
  children: ReactNode;
}

/** The winners of a tier under its medal, with their number unless they are all winners. */
function TierSection({ badge, winners, total, children }: TierSectionProps) {
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
      {children}
    </section>
  );
}

interface TierSectionsProps {
  winners: readonly Winner[];
  /** Draws the cards of a tier, those of the highest larger; includes every winner. */
  grid: (tier: { winners: readonly Winner[]; isTop: boolean }) => ReactNode;
}

export function TierSections({ winners, grid }: TierSectionsProps) {
  const groups = useMemo(() => tierGroups(winners), [winners]);
  return groups.map((group, at) => {
    const cards = grid({ winners: group.winners, isTop: tierNamed(group.badge)?.rank === 1 });
    // A badge can repeat if the list is not sorted by tier.
    const before = groups.slice(0, at).filter(({ badge }) => badge === group.badge);
    return (
      cards && (
        <TierSection key={`${group.badge} ${before.length}`} total={winners.length} {...group}>
          {cards}
        </TierSection>
      )
    );
  });
}
