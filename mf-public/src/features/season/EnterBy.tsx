import { formatDeadline } from '@meritum/shared/programme/moments';
import { timeline } from '@meritum/shared/programme/timeline';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { plannedEnd } from './entryState';
import type { SeasonNow } from './seasonNow';

interface EnterByProps {
  today: string | undefined;
  season: SeasonNow | undefined;
  className?: string | undefined;
}

/** The link to nominate while nominations are open, with the time at which they close, or the planned last day. */
export function EnterBy({ today, season, className }: EnterByProps) {
  const nomination = timeline.find(({ id }) => id === 'nomination');
  if (!nomination || !today || !season?.nominations.open) return null;
  const { closesAt } = season.nominations;
  const planned = plannedEnd(nomination, today);
  return (
    <p className={className}>
      <TextLink to="/tech-nomination">Enter</TextLink>{' '}
      {closesAt ? (
        <>
          by <time dateTime={closesAt}>{formatDeadline(closesAt)}</time>.
        </>
      ) : planned ? (
        `by ${planned}.`
      ) : (
        'now: nominations are open.'
      )}
    </p>
  );
}
