import { timeline, timelineYear } from '@meritum/shared/programme/timeline';
import { Section } from '@meritum/shared/ui/Section';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { nextEntry, stateInWords } from '../../features/season/entryState';
import { useToday } from '../../features/season/useToday';
import styles from './HomeDates.module.css';

/** The season's dates; once the visitor's date is known, what each means today and which is next. */
export function HomeDates() {
  const today = useToday();
  const next = today && nextEntry(timeline, today)?.id;
  return (
    <Section heading="Dates" tone="raised">
      <ol className={styles.list}>
        {timeline.map((entry) => (
          <li key={entry.id} data-next={entry.id === next || undefined}>
            <p className={styles.title}>{entry.title}</p>
            <p className={styles.dates}>
              {entry.dates}, {timelineYear}
            </p>
            <p className={styles.state}>
              {today && `${entry.id === next ? 'Next: ' : ''}${stateInWords(entry, today)}`}
            </p>
          </li>
        ))}
      </ol>
      <p>
        <TextLink to="/timeline">The whole timeline</TextLink>
      </p>
    </Section>
  );
}
