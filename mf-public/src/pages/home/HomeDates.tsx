import { timeline } from '@meritum/shared/programme/timeline';
import { Section } from '@meritum/shared/ui/Section';
import { TextLink } from '@meritum/shared/ui/TextLink';
import type { SeasonNow } from '../../features/season/closing';
import { EntryDates } from '../../features/season/EntryDates';
import { nextEntry } from '../../features/season/entryState';
import { useToday } from '../../features/season/useToday';
import styles from './HomeDates.module.css';

/** The season's dates and their state today, as far as the visitor's date and the server tell. */
export function HomeDates({ season }: { season: SeasonNow | undefined }) {
  const today = useToday();
  const next = today && nextEntry(today)?.id;
  return (
    <Section heading="Dates" tone="raised">
      <ol className={styles.list}>
        {timeline.map((entry) => (
          <li key={entry.id} data-next={entry.id === next || undefined}>
            <p className={styles.title}>
              {/* One text, whose change a translated page shows in its place. */}
              {`${entry.id === next ? 'Next: ' : ''}${entry.title}`}
            </p>
            <EntryDates entry={entry} today={today} season={season} />
          </li>
        ))}
      </ol>
      <TextLink to="/timeline">The whole timeline</TextLink>
    </Section>
  );
}
