import { publicCalls } from '@meritum/shared/contracts/public-calls';
import { Skeleton } from '@meritum/shared/ui/Skeleton';
import styles from './WinnersLoading.module.css';

const cards = Array.from({ length: 12 }, (_, index) => `card ${index}`);

/**
 * The skeleton of the directory while its winners load (WIN-021). The page's own script draws the
 * first cards in its place (`early.ts`); React leaves that element alone, as its child is a text.
 */
export function WinnersLoading() {
  return (
    <div className={styles.root}>
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
