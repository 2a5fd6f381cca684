import { isCurrent, type TimelineEntry, timeline } from '@meritum/shared/programme/timeline';
import { Badge } from '@meritum/shared/ui/Badge';
import type { SeasonNow } from '../../features/season/closing';
import { EntryDates } from '../../features/season/EntryDates';
import { entryState, isOvertaken, nextEntry, takenOf } from '../../features/season/entryState';
import styles from './TimelineEntryItem.module.css';

interface TimelineEntryItemProps {
  entry: TimelineEntry;
  /** The visitor's local date; unknown until hydration. */
  today: string | undefined;
  /** The season's state; unknown until loaded. */
  season: SeasonNow | undefined;
}

/** One entry with its state, its printed dates and, on its own days, the mark 'Current' (TIME-002 to TIME-010). */
export function TimelineEntryItem({ entry, today, season }: TimelineEntryItemProps) {
  const { title, text } = entry;
  const state = today && !isOvertaken(entry, today, season) ? entryState(entry, today) : undefined;
  const current = today !== undefined && isCurrent(entry, today);
  // The badge has days of its own (TIME-005 to TIME-009); the dot follows the season.
  const underWay = current || takenOf(entry, season)?.open || undefined;
  const next = today !== undefined && !current && nextEntry(timeline, today)?.id === entry.id;
  return (
    <li className={styles.entry} data-current={underWay} data-state={state}>
      <div className={styles.dates}>
        <EntryDates entry={entry} today={today} season={season} />
      </div>
      <div className={styles.what}>
        <h2 className={styles.title}>
          {title}
          {current && <Badge kind="accent">Current</Badge>}
          {next && !current && <Badge>Next</Badge>}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
    </li>
  );
}
