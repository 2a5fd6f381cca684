import { type TimelineEntry, timelineYear } from '@meritum/shared/programme/timeline';
import styles from './EntryDates.module.css';
import { isOvertaken, stateInWords } from './entryState';
import type { SeasonNow } from './seasonNow';

interface EntryDatesProps {
  entry: TimelineEntry;
  /** The visitor's local date; unknown until hydration. */
  today: string | undefined;
  /** The season's state; unknown until loaded. */
  season: SeasonNow | undefined;
}

/**
 * An entry's state today, with its printed dates below; as long as no state is known, the printed
 * dates lead. If the season has overtaken them, they are called a first plan.
 */
export function EntryDates({ entry, today, season }: EntryDatesProps) {
  const { text: state, closing } = today ? stateInWords(entry, today, season) : { text: '' };
  const printed = (
    <>
      <span>{entry.dates}</span>, {timelineYear}
    </>
  );
  return (
    <>
      <p className={styles.lead}>{state || printed}</p>
      <p className={styles.printed}>
        {closing && (
          <time className={styles.clock} dateTime={closing.at}>
            {closing.clock}
          </time>
        )}
        {state && today && isOvertaken(entry, today, season) && 'First planned for '}
        {state && printed}
      </p>
    </>
  );
}
