import { addressOf } from '@meritum/shared/client/send';
import { timeLeft } from '@meritum/shared/programme/deadlines';
import { site } from '@meritum/shared/programme/site';
import {
  announcement,
  isCurrent,
  type TimelineEntry,
  timeline,
  timelineYear,
} from '@meritum/shared/programme/timeline';
import { Badge } from '@meritum/shared/ui/Badge';
import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { Container } from '@meritum/shared/ui/Container';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { EntryDates } from '../../features/season/EntryDates';
import { useSeasonNow } from '../../features/season/seasonNow';
import { useToday } from '../../features/season/useToday';
import type { SeasonNow } from '../../features/season/words';
import { Span } from './Span';
import styles from './TimelinePage.module.css';

const fileOf = (event: 'dates' | 'nominations-close') =>
  addressOf('getSeasonEvent', { params: { event } });

interface TimelineEntryItemProps {
  entry: TimelineEntry;
  /** The visitor's local date; unknown until hydration. */
  today: string | undefined;
  season: SeasonNow | undefined;
}

/** One entry with its state, its days as a picture and, on its own days, the mark 'Current' (TIME-002 to TIME-010). */
function TimelineEntryItem({ entry, today, season }: TimelineEntryItemProps) {
  const { id, title, text } = entry;
  return (
    <li className={styles.entry} data-state={season?.entries[id].state}>
      <div className={styles.dates}>
        {/* The closing time of nominations stands above. */}
        <EntryDates entry={entry} season={season} hasClock={id !== 'nomination'} />
      </div>
      <div>
        <h2 className={styles.title}>
          {title}
          {/* It has days of its own (TIME-005 to TIME-009). */}
          {today && isCurrent(entry, today) && <Badge kind="accent">Current</Badge>}
        </h2>
        <p className={styles.text}>{season && id === 'results' ? announcement : text}</p>
        <Span of={id} season={season} today={today} />
      </div>
    </li>
  );
}

/** The day on which nominations close, or their state; its space is kept until known. */
function Closing({ season }: Pick<TimelineEntryItemProps, 'season'>) {
  const { closing, state, lead } = season?.entries.nomination ?? {};
  const isOpen = state === 'now';
  const day = isOpen && closing && (
    <>
      Nominations close on{' '}
      <time dateTime={closing.at} className={styles.day}>
        {closing.day}
      </time>{' '}
      {`${closing.clock}. ${timeLeft(new Date(closing.at), new Date())} left`}
    </>
  );
  const other = lead && (
    <>
      Nominations <strong className={styles.day}>{lead}</strong>
    </>
  );
  return (
    <div className={styles.closing}>
      <p>{day || other}</p>
      <div className={design.row}>
        {(isOpen || !season) && <ButtonLink to="/tech-nomination">Nominate</ButtonLink>}
        {day && (
          <ButtonLink variant="secondary" href={fileOf('nominations-close')}>
            Add to calendar
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

export function TimelinePage() {
  const today = useToday();
  const season = useSeasonNow();
  return (
    <>
      <PageHeader
        eyebrow={`${site.awardName} ${season?.id ?? timelineYear}`}
        title="Timeline"
        lead="From the first nomination to the announcement of the winners."
      />
      <Container className={design.pageEnd}>
        <noscript>
          <p>
            Without scripts, this page has the dates as they were first published.{' '}
            <a href={fileOf('dates')}>The season’s calendar</a> has those of today.
          </p>
        </noscript>
        <Closing season={season} />
        <ol className={design.ruleBelow}>
          {timeline.map((entry) => (
            <TimelineEntryItem key={entry.id} entry={entry} today={today} season={season} />
          ))}
        </ol>
        <div className={classNames(design.row, design.spaceAbove5)}>
          <ButtonLink variant="secondary" to="/nomination-guidelines">
            Nomination Guidelines
          </ButtonLink>
          {season?.hasDates !== false && (
            <TextLink href={fileOf('dates')}>Add all dates to your calendar</TextLink>
          )}
        </div>
      </Container>
    </>
  );
}
