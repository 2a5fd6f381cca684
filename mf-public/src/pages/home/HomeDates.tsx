import { timeline } from '@meritum/shared/programme/timeline';
import { Section } from '@meritum/shared/ui/Section';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { EntryDates } from '../../features/season/EntryDates';
import type { SeasonNow } from '../../features/season/words';
import styles from './HomeDates.module.css';

/** The season's dates from the server; before that, only the timeline has dates. */
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
