import { timeline } from '@meritum/shared/programme/timeline';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { lastDay } from './entryState';
import type { SeasonNow } from './seasonNow';

interface EnterByProps {
  today: string | undefined;
  season: SeasonNow | undefined;
  className?: string | undefined;
}

/** The link to nominate while nominations are open, with the last day if known. */
export function EnterBy({ today, season, className }: EnterByProps) {
  const nomination = timeline.find(({ id }) => id === 'nomination');
  if (!nomination || !today || !season?.nominations.open) return null;
  const last = lastDay(nomination, today, season.nominations.closesAt);
  return (
    <p className={className}>
      <TextLink to="/tech-nomination">Enter</TextLink>
      {last ? ` by ${last}.` : ' now: nominations are open.'}
    </p>
  );
}
