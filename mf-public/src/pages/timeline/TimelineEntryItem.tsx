import { isCurrent, type TimelineEntry, timelineYear } from '@meritum/shared/programme/timeline';
import { Badge } from '@meritum/shared/ui/Badge';
import styles from './TimelineEntryItem.module.css';

interface TimelineEntryItemProps {
  entry: TimelineEntry;
  /** The visitor's calendar date; unknown until the page is taken over by scripts. */
  today: string | undefined;
}

/** One entry with its printed dates and, on its own days, the mark 'Current' (TIME-002 to TIME-010). */
export function TimelineEntryItem({ entry, today }: TimelineEntryItemProps) {
  const { title, dates, text } = entry;
  const current = today !== undefined && isCurrent(entry, today);
  return (
    <li className={styles.entry} data-current={current || undefined}>
      <div className={styles.when}>
        <p className={styles.dates}>{dates}</p>
        <p className={styles.year}>{timelineYear}</p>
      </div>
      <div className={styles.what}>
        <h2 className={styles.title}>
          {title}
          {current && <Badge kind="accent">Current</Badge>}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
    </li>
  );
}
