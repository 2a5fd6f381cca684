import { formatDay } from '@meritum/shared/programme/days';
import type { TimelineEntry } from '@meritum/shared/programme/timeline';
import type { SeasonNow } from '../../features/season/words';
import styles from './TimelinePage.module.css';

interface Props {
  of: TimelineEntry['id'];
  season: SeasonNow | undefined;
  today: string | undefined;
}

/** An entry's days on a line from the season's first day to its last, with a mark for today. */
export function Span({ of, season, today }: Props) {
  const known = Object.values(season?.entries ?? {}).flatMap(({ from, to }) => [from, to]);
  const [first, last] = [known.filter((day) => day !== undefined).sort()].flatMap((days) => [
    days[0],
    days.at(-1),
  ]);
  const { from, to = last } = season?.entries[of] ?? {};
  if (!today || !first || !last || first === last || today < first || today > last)
    return <div className={styles.span} />;
  const at = (day: string) =>
    (100 * (Date.parse(day) - Date.parse(first))) / (Date.parse(last) - Date.parse(first));
  const now = `${at(today)}%`;
  return (
    <div className={styles.span}>
      {/* Drawn, as the security policy allows no style in the HTML. */}
      <svg aria-hidden="true" className={styles.line}>
        <rect className={styles.rail} y="11" width="100%" height="6" rx="3" />
        {from && to && (
          <rect
            className={styles.days}
            y="11"
            x={`${Math.min(at(from), 99)}%`}
            width={`${Math.max(at(to) - at(from), 1)}%`}
            height="6"
            rx="3"
          />
        )}
        <line className={styles.now} x1={now} x2={now} y1="4" y2="24" />
      </svg>
      {of === 'nomination' && (
        <p className={styles.today}>
          <svg aria-hidden="true" width={now} height="1" />
          <span>Today, {formatDay(today)}</span>
        </p>
      )}
    </div>
  );
}
