import { type TimelineEntry, timelineYear } from '@meritum/shared/programme/timeline';
import styles from './EntryDates.module.css';
import type { SeasonNow } from './words';

interface EntryDatesProps {
  entry: TimelineEntry;
  /** The season's state; unknown until loaded. */
  season: SeasonNow | undefined;
  /** Whether the time of a closing is shown. */
  hasClock?: boolean;
}

/** An entry's state from the server; its specified dates while that is unknown (D05). */
export function EntryDates({ entry, season, hasClock = true }: EntryDatesProps) {
  const { lead, closing, beside } = season?.entries[entry.id] ?? {};
  return (
    <>
      <p className={styles.lead}>
        {lead ?? (
          <>
            <span>{entry.dates}</span>, {timelineYear}
          </>
        )}
      </p>
      <p className={styles.beside}>
        {hasClock && closing && <time dateTime={closing.at}>{closing.clock}</time>}
        {beside && <span>{beside}</span>}
      </p>
    </>
  );
}
