import { timeline } from '@meritum/shared/programme/timeline';
import { TextLink } from '@meritum/shared/ui/TextLink';
import type { SeasonNow } from './closing';
import { plannedEnd } from './entryState';

interface EnterByProps {
  today: string | undefined;
  season: SeasonNow | undefined;
  className?: string | undefined;
}

/** The link to nominate while nominations are open, with their closing time or planned last day. */
export function EnterBy({ today, season, className }: EnterByProps) {
  const [nomination] = timeline;
  if (!nomination || !today || !season?.nominations.open) return null;
  const { closing } = season.nominations;
  const end = closing?.text ?? plannedEnd(nomination, today);
  return (
    <p className={className}>
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
