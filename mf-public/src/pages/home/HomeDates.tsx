import { timeline } from '@meritum/shared/programme/timeline';
import { Section } from '@meritum/shared/ui/Section';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { EntryDates } from '../../features/season/EntryDates';
import type { SeasonNow } from '../../features/season/words';
import styles from './HomeDates.module.css';

/** The season's dates as the server knows them; the timeline alone has the specified ones before. */
export function HomeDates({ season }: { season: SeasonNow | undefined }) {
  return (
    <Section heading="Dates" tone="raised">
      <ol className={styles.list}>
        {timeline.map((entry) => (
          <li key={entry.id}>
            <p className={styles.title}>{entry.title}</p>
            {season && <EntryDates entry={entry} season={season} />}
          </li>
        ))}
      </ol>
      <TextLink to="/timeline">The whole timeline</TextLink>
    </Section>
  );
}
