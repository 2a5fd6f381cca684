import { site } from '@meritum/shared/programme/site';
import { timeline, timelineYear } from '@meritum/shared/programme/timeline';
import { Container } from '@meritum/shared/ui/Container';
import * as design from '@meritum/shared/ui/design.module.css';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { NextSteps } from '../../features/calls/NextSteps';
import { EnterBy } from '../../features/season/EnterBy';
import { useSeasonNow } from '../../features/season/seasonNow';
import { useToday } from '../../features/season/useToday';
import { TimelineEntryItem } from './TimelineEntryItem';
import styles from './TimelinePage.module.css';

/** The season's three dates (TIME). */
export function TimelinePage() {
  const today = useToday();
  const season = useSeasonNow();
  return (
    <>
      <PageHeader
        eyebrow={`${site.awardName} ${timelineYear}`}
        title="Timeline"
        lead="From the first nomination to the announcement of the winners."
      />
      <Container className={design.pageEnd}>
        <ol className={styles.list}>
          {timeline.map((entry) => (
            <TimelineEntryItem key={entry.id} entry={entry} today={today} season={season} />
          ))}
        </ol>
        <p className={styles.calendar}>
          <TextLink href="/timeline.ics">Add the dates to your calendar</TextLink>
        </p>
        <EnterBy today={today} season={season} className={styles.deadline} />
        <div className={styles.actions}>
          <NextSteps
            steps={[
              ['Nominate', '/tech-nomination'],
              ['Nomination Guidelines', '/nomination-guidelines'],
            ]}
          />
        </div>
      </Container>
    </>
  );
}
