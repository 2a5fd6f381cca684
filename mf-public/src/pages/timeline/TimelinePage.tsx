import { addressOf } from '@meritum/shared/client/send';
import { site } from '@meritum/shared/programme/site';
import {
  isCurrent,
  type TimelineEntry,
  timeline,
  timelineYear,
} from '@meritum/shared/programme/timeline';
import { Badge } from '@meritum/shared/ui/Badge';
import { Container } from '@meritum/shared/ui/Container';
import * as design from '@meritum/shared/ui/design.module.css';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { NextSteps } from '../../features/calls/NextSteps';
import type { SeasonNow } from '../../features/season/closing';
import { EntryDates } from '../../features/season/EntryDates';
import {
  entryState,
  isOvertaken,
  nextEntry,
  plannedEnd,
  takenOf,
} from '../../features/season/entryState';
import { useSeasonNow } from '../../features/season/seasonNow';
import { useToday } from '../../features/season/useToday';
import styles from './TimelinePage.module.css';

interface TimelineEntryItemProps {
  entry: TimelineEntry;
  /** The visitor's local date; unknown until hydration. */
  today: string | undefined;
  /** The season's state; unknown until loaded. */
  season: SeasonNow | undefined;
}

/** One entry with its state, its printed dates and, on its own days, the mark 'Current' (TIME-002 to TIME-010). */
function TimelineEntryItem({ entry, today, season }: TimelineEntryItemProps) {
  const { title, text } = entry;
  const state = today && !isOvertaken(entry, today, season) ? entryState(entry, today) : undefined;
  const current = today !== undefined && isCurrent(entry, today);
  // The badge has days of its own (TIME-005 to TIME-009); the dot follows the season.
  const underWay = current || takenOf(entry, season)?.open || undefined;
  const next = today !== undefined && !current && nextEntry(today)?.id === entry.id;
  return (
    <li className={styles.entry} data-current={underWay} data-state={state}>
      <div className={styles.dates}>
        <EntryDates entry={entry} today={today} season={season} />
      </div>
      <div className={styles.what}>
        <h2 className={styles.title}>
          {title}
          {current && <Badge kind="accent">Current</Badge>}
          {next && <Badge>Next</Badge>}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
    </li>
  );
}

/** The link to nominate while nominations are open, with their closing time or planned last day. */
function EnterBy({ today, season }: Omit<TimelineEntryItemProps, 'entry'>) {
  const [nomination] = timeline;
  if (!nomination || !today || !season?.nominations.open) return null;
  const { closing } = season.nominations;
  const end = closing?.text ?? plannedEnd(nomination, today);
  return (
    <p className={styles.deadline}>
      <TextLink to="/tech-nomination">Enter</TextLink>
      {end ? (
        <>
          {' by '}
          <time dateTime={closing?.at ?? nomination.to}>{end}</time>.
        </>
      ) : (
        ' now: nominations are open.'
      )}
    </p>
  );
}

/** The season's dates as a file; once it has overtaken them or has none, the closing time alone. */
function ToCalendar({ today, season }: Omit<TimelineEntryItemProps, 'entry'>) {
  const overtaken = today && timeline.some((entry) => isOvertaken(entry, today, season));
  const closingAlone = overtaken || season?.hasDates === false;
  if (closingAlone && !(season?.nominations.open && season.nominations.closing)) return null;
  const event = closingAlone ? 'nominations-close' : 'dates';
  return (
    <p className={styles.calendar}>
      <TextLink href={addressOf('getSeasonEvent', { params: { event } })}>
        {closingAlone ? 'Add the closing time to your calendar' : 'Add the dates to your calendar'}
      </TextLink>
    </p>
  );
}

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
        <ToCalendar today={today} season={season} />
        <EnterBy today={today} season={season} />
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
