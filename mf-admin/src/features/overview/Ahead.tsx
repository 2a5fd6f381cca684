import type { OverviewReply } from '@meritum/shared/contracts/overview';
import { formatDeadline, timeLeft } from '@meritum/shared/programme/deadlines';
import * as design from '@meritum/shared/ui/design.module.css';
import { useNow } from '@meritum/shared/ui/useNow';
import { useSeason } from '../console/useSeasonShown';

type Contests = OverviewReply['contests'];

/** Coming closings, ends and publications of the chosen season, the next first. */
function useAhead(contests: Contests, now: Date) {
  const shown = useSeason();
  const categories = shown?.categories ?? [];
  const closing = categories.flatMap(({ name, nominations, judging }) => [
    { ...nominations, what: `nominations in ${name} close` },
    { ...judging, what: `judging of ${name} ends` },
  ]);
  return [
    ...closing.flatMap(({ open, closesAt, what }) =>
      open && closesAt ? { what, at: closesAt } : [],
    ),
    ...contests.flatMap(({ season, category, publishAt: at }) =>
      at && season === shown?.id ? { what: `the results of ${category} are published`, at } : [],
    ),
  ]
    .filter(({ at }) => new Date(at) > now)
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** Coming deadlines, each in a sentence. */
export function Ahead({ contests }: { contests: Contests }) {
  const now = useNow(60_000);
  const ahead = useAhead(contests, now);
  if (ahead.length === 0) return null;
  return (
    <ul aria-label="Deadlines to come" className={design.grid2}>
      {ahead.map(({ what, at }) => (
        <li key={what}>
          <strong>
            In {timeLeft(new Date(at), now)} {what}
          </strong>
          , on {formatDeadline(at)}.
        </li>
      ))}
    </ul>
  );
}
