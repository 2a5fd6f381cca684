import {
  isCurrent,
  type TimelineEntry,
  timeline,
  timelineYear,
} from '@meritum/shared/programme/timeline';
import { Badge } from '@meritum/shared/ui/Badge';
import { entryState, nextEntry, stateInWords } from '../../features/season/entryState';
import type { SeasonNow } from '../../features/season/seasonNow';
import styles from './TimelineEntryItem.module.css';

interface TimelineEntryItemProps {
  entry: TimelineEntry;
  /** The visitor's local date; unknown until hydration. */
  today: string | undefined;
  /** The season's state; unknown until loaded. */
  season: SeasonNow | undefined;
}

/** One entry with its printed dates and, on its own days, the mark 'Current' (TIME-002 to TIME-010). */
export function TimelineEntryItem({ entry, today, season }: TimelineEntryItemProps) {
  const { title, dates, text } = entry;
  const state = today && entryState(entry, today);
  const next = today !== undefined && nextEntry(timeline, today)?.id === entry.id;
  const current = today !== undefined && isCurrent(entry, today);
  return (
    <li className={styles.entry} data-current={current || undefined} data-state={state}>
      <div>
        <p className={styles.dates}>{dates}</p>
        <p className={styles.year}>{timelineYear}</p>
      </div>
      <div className={styles.what}>
        <h2 className={styles.title}>
          {title}
          {current && <Badge kind="accent">Current</Badge>}
        </h2>
        <p className={styles.text}>{text}</p>
        <p className={styles.state}>
          {today !== undefined && `${next ? 'Next: ' : ''}${stateInWords(entry, today, season)}`}
        </p>
      </div>
    </li>
  );
}
