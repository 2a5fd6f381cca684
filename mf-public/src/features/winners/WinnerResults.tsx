import type { Winner } from '@meritum/shared/contracts/winners';
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

/** The number of winners that match, announced, and whether the list has invented ones. */
export function ResultsLine({ winners, count }: { winners: readonly Winner[]; count: number }) {
  return (
    <div className={styles.line}>
      <p role="status">{count > 0 && `${count} ${count === 1 ? 'winner' : 'winners'}`}</p>
      {winners.some(({ sample }) => sample) && (
        <p className={styles.sample}>Sample records of fictional people</p>
      )}
    </div>
  );
}

interface WinnerResultsProps {
  filters: WinnerFilters;
  /** Whether it is still unknown if there is such a list. */
  isOpen: boolean;
  /** Whether no other list is possible. */
  isCertain: boolean;
  /** Refetches the choices if they failed to load. */
  retryChoices?: (() => void) | undefined;
}

/** The filtered list: loading, empty or full, with its count announced. */
export function WinnerResults({ filters, isOpen, isCertain, retryChoices }: WinnerResultsProps) {
  const { category, year, tier } = filters;
  const { winners, loading, retry } = useWinners({ category, year }, !isOpen);
  // The list is deferred, so that typing stays responsive.
  const name = useDeferredValue(filters.name);
  const shown = useMemo(() => matching(winners, { name, tier }), [winners, name, tier]);
  if (loading || !isCertain) return <WinnersLoading key={`${year} ${category}`} />;
  return (
    <>
      <ResultsLine winners={winners} count={shown.length} />
      {shown.length > 0 ? (
        <WinnerList winners={shown} category={category} year={year} />
      ) : (
        <EmptyState
          role="status"
          icon={<Icon name="search" size={32} />}
          title="No winners found matching your criteria. Please adjust your filters."
          action={
            retry && (
              <Button
                variant="secondary"
                onClick={() => {
                  retryChoices?.();
                  retry();
                }}
              >
                Load the list again
              </Button>
            )
          }
        />
      )}
    </>
  );
}
