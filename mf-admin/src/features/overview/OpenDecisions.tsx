import type { OpenDecisionOfList } from '@meritum/shared/contracts/open-decisions';
import { currentOf } from '@meritum/shared/programme/current';
import { formatDay } from '@meritum/shared/programme/days';
import { openDecisionText } from '@meritum/shared/programme/open-decisions';
import { Link } from '@meritum/shared/router';
import * as design from '@meritum/shared/ui/design.module.css';
import { consolePath } from '../console/screens';
import { useSeasons, withSeason } from '../season/useSeasonShown';
import styles from './Overview.module.css';

function screenOf({ kind, nominationId, category }: OpenDecisionOfList): string {
  const results = consolePath('results');
  const screens: Readonly<Record<string, string>> = {
    applications: consolePath('queue'),
    profile: consolePath('winners'),
    import: consolePath('winners'),
    'without-beacon': `${consolePath('assignments')}?show=plan`,
    extension: consolePath('season'),
  };
  if (screens[kind]) return screens[kind];
  if (nominationId) return consolePath('nominations', nominationId);
  return category ? `${results}?${new URLSearchParams({ category })}` : results;
}

function Decision({ decision }: { decision: OpenDecisionOfList }) {
  const { data } = useSeasons();
  const { season, since, by, isOwn } = decision;
  const isCurrent = !season || !data || season === currentOf(data.seasons)?.id;
  return (
    <li className={styles.row}>
      <Link to={withSeason(screenOf(decision), isCurrent ? undefined : season)}>
        {openDecisionText(decision)}
      </Link>
      <span className={design.minor}>
        {[season && !isCurrent && `Season ${season}`, by && !isOwn && `proposed by ${by}`]
          .filter(Boolean)
          .map((word) => `${word}, `)}
        since {formatDay(since)}
      </span>
    </li>
  );
}

const mine = 'Waiting for you';

/** What waits for this organiser, and what they have proposed and another one has to confirm. */
export function OpenDecisions({ decisions }: { decisions: readonly OpenDecisionOfList[] }) {
  const lists = [
    [mine, decisions.filter(({ isOwn }) => !isOwn)],
    ['Waiting for another organiser', decisions.filter(({ isOwn }) => isOwn)],
  ] as const;
  return lists.map(
    ([title, some]) =>
      (some.length > 0 || title === mine) && (
        <section key={title} aria-label={title} className={design.grid2}>
          <h2 className={design.textL}>{title}</h2>
          {some.length === 0 ? (
            <p className={design.minor}>Nothing waits for you.</p>
          ) : (
            <ul className={design.card}>
              {some.map((decision) => (
                <Decision key={decision.id} decision={decision} />
              ))}
            </ul>
          )}
        </section>
      ),
  );
}
