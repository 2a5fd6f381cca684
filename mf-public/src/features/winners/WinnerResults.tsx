import { Button } from '@meritum/shared/ui/Button';
import { EmptyState } from '@meritum/shared/ui/EmptyState';
import { Icon } from '@meritum/shared/ui/Icon';
import { useDeferredValue, useMemo } from 'react';
import type { WinnerFilters } from './filters';
import { matching } from './matching';
import { useWinners } from './useWinners';
import { WinnerList } from './WinnerList';
import styles from './WinnerResults.module.css';
import { WinnersLoading } from './WinnersLoading';

const counted = (count: number) => `${count} ${count === 1 ? 'winner' : 'winners'}`;

/** The list that the filters select: loading, empty or full, with its count announced. */
export function WinnerResults({ filters }: { filters: WinnerFilters }) {
  const { category, year, tier } = filters;
  const { winners, loading, retry } = useWinners({ category, year });
  // Typing stays ahead of the list: the list follows when there is time.
  const name = useDeferredValue(filters.name);
  const shown = useMemo(() => matching(winners, { name, tier }), [winners, name, tier]);
  if (loading) return <WinnersLoading />;
  return (
    <>
      <div className={styles.line}>
        <p role="status">{shown.length > 0 && counted(shown.length)}</p>
        {winners.some(({ sample }) => sample) && (
          <p className={styles.sample}>Sample records of fictional people</p>
        )}
      </div>
      {shown.length > 0 ? (
        <WinnerList winners={shown} category={category} year={year} />
      ) : (
        <EmptyState
          role="status"
          icon={<Icon name="search" size={32} />}
          title="No winners found matching your criteria. Please adjust your filters."
          action={
            retry && (
              <Button variant="secondary" onClick={retry}>
                Load the list again
              </Button>
            )
          }
        />
      )}
    </>
  );
}
