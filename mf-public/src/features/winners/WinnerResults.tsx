import { publicCalls } from '@meritum/shared/contracts/public-calls';
import type { Winner } from '@meritum/shared/contracts/winners';
import { checkAddress } from '@meritum/shared/programme/check-address';
import { pluralize } from '@meritum/shared/programme/format-count';
import { Button } from '@meritum/shared/ui/Button';
import { EmptyState } from '@meritum/shared/ui/EmptyState';
import { Icon } from '@meritum/shared/ui/Icon';
import { Skeleton } from '@meritum/shared/ui/Skeleton';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { WinnerFilters } from './filters';
import { ImportedLegend } from './Imported';
import { matching } from './matching';
import { TierSections } from './TierSections';
import { useProfiles } from './useProfiles';
import { type Approach, useScrollRestoration } from './useScrollRestoration';
import { useWinners } from './useWinners';
import { WinnerGrid } from './WinnerGrid';
import styles from './WinnerResults.module.css';

const cards = Array.from({ length: 12 }, (_, index) => `card ${index}`);

/**
 * The skeleton of the directory while its winners load (WIN-021). The page's own script draws the
 * first cards in this element (`early.ts`); React leaves it alone, because its child is a text.
 */
function WinnersLoading() {
  return (
    <div className={styles.loading}>
      <noscript>
        <p>
          The directory of winners needs scripts, which this browser does not run. Every published
          winner is also in the{' '}
          <a href={publicCalls.getWinnersFeed.path}>feed of published winners</a>.
        </p>
      </noscript>
      <div data-early className={styles.early} suppressHydrationWarning>
        {''}
      </div>
      <p role="status" className={styles.status}>
        Loading winners...
      </p>
      <div className={styles.cards} aria-hidden="true">
        {cards.map((card) => (
          <div key={card} className={styles.card}>
            <Skeleton shape="block" className={styles.photo} />
            <Skeleton lines={3} />
          </div>
        ))}
      </div>
    </div>
  );
}

interface ResultsLineProps {
  winners: readonly Winner[];
  count: number;
  year: string;
  category: string;
}

/** Announces the number of winners, links to the check, and marks imported or sample ones. */
export function ResultsLine({ winners, count, year: season, category }: ResultsLineProps) {
  return (
    <div className={styles.line}>
      <p role="status">{count > 0 && pluralize(count, 'winner')}</p>
      {winners.some(({ enteredByOrganisers }) => !enteredByOrganisers) && (
        <TextLink href={checkAddress({ season, category })}>Check these results</TextLink>
      )}
      {winners.some(({ enteredByOrganisers }) => enteredByOrganisers) && <ImportedLegend />}
      {winners.some(({ sample }) => sample) && (
        <p className={styles.sample}>Sample records of fictional people</p>
      )}
    </div>
  );
}

interface WinnerListProps {
  winners: readonly Winner[];
  category: string;
  year: string;
}

function WinnerList({ winners, ...list }: WinnerListProps) {
  const profiles = useProfiles(list.year);
  const end = useRef<HTMLParagraphElement>(null);
  const [approaches] = useState(() => new Set<Approach>());
  useScrollRestoration(approaches);
  return (
    <>
      <button type="button" className={styles.skip} onClick={() => end.current?.focus()}>
        Skip the list
      </button>
      <TierSections
        winners={winners}
        grid={(tier) => (
          <WinnerGrid {...tier} {...list} profiles={profiles} approaches={approaches} />
        )}
      />
      <p ref={end} tabIndex={-1} className={styles.end}>
        End of the list
      </p>
    </>
  );
}

interface WinnerResultsProps {
  filters: WinnerFilters;
  /** Whether it is unknown if such a list exists. */
  isOpen: boolean;
  /** Whether no other list is possible. */
  isCertain: boolean;
  retryChoices?: (() => void) | undefined;
}

export function WinnerResults({ filters, isOpen, isCertain, retryChoices }: WinnerResultsProps) {
  const { category, year, tier } = filters;
  const { winners, loading, retry } = useWinners({ category, year }, !isOpen);
  // Deferred, so that typing stays responsive.
  const name = useDeferredValue(filters.name);
  const shown = useMemo(() => matching(winners, { name, tier }), [winners, name, tier]);
  if (loading || !isCertain) return <WinnersLoading key={`${year} ${category}`} />;
  return (
    <>
      <ResultsLine winners={winners} count={shown.length} year={year} category={category} />
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
