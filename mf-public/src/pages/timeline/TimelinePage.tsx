import { site } from '@meritum/shared/programme/site';
import { timeline, timelineYear } from '@meritum/shared/programme/timeline';
import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { Container } from '@meritum/shared/ui/Container';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import { dayInWords, entryState } from '../../features/season/entryState';
import { useToday } from '../../features/season/useToday';
import { TimelineEntryItem } from './TimelineEntryItem';
import styles from './TimelinePage.module.css';

/** Where nominations are open: until when, beside the button that enters. */
function Deadline({ today }: { today: string | undefined }) {
  const [nomination] = timeline;
  if (!nomination || !today || entryState(nomination, today) !== 'now') return null;
  return (
    <p className={styles.deadline}>
      <TextLink to="/tech-nomination">Enter</TextLink> by {dayInWords(nomination.to)}.
    </p>
  );
}

/** The season's three dates (TIME). */
export function TimelinePage() {
  usePageTitle('Timeline');
  const today = useToday();
  return (
    <>
      <PageHeader
        eyebrow={`${site.awardName} ${timelineYear}`}
        title="Timeline"
        lead="From the first nomination to the announcement of the winners."
      />
      <Container className={styles.body}>
        <ol className={styles.list}>
          {timeline.map((entry) => (
            <TimelineEntryItem key={entry.id} entry={entry} today={today} />
          ))}
        </ol>
        <p className={styles.calendar}>
          <TextLink href="/timeline.ics">Add the dates to your calendar</TextLink>
        </p>
        <Deadline today={today} />
        <div className={styles.actions}>
          <ButtonLink to="/tech-nomination">Submit Nomination</ButtonLink>
          <ButtonLink to="/nomination-guidelines" variant="secondary">
            Nomination Guidelines
          </ButtonLink>
        </div>
      </Container>
    </>
  );
}
