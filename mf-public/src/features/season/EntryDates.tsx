import { type TimelineEntry, timelineYear } from '@meritum/shared/programme/timeline';
import type { SeasonNow } from './closing';
import styles from './EntryDates.module.css';
import { isOvertaken, stateInWords, takenOf } from './entryState';

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
  const state = today && stateInWords(entry, today, season);
  const closing = takenOf(entry, season)?.closing;
  const printed = (
    <>
      <span>{entry.dates}</span>, {timelineYear}
    </>
  );
  return (
    <>
      <p className={styles.lead}>{state || printed}</p>
      <p className={styles.printed}>
        {closing && state?.endsWith(closing.day) && (
          <time dateTime={closing.at}>{closing.clock}</time>
        )}
        {state && isOvertaken(entry, today, season) && 'Originally '}
        {state && printed}
      </p>
    </>
  );
}
