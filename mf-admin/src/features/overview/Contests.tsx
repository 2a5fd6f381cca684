import type { OverviewReply } from '@meritum/shared/contracts/overview';
import type { Season } from '@meritum/shared/contracts/seasons';
import {
  type ContestProgress,
  contestLife,
  lifeWords,
} from '@meritum/shared/programme/contest-life';
import { currentOf } from '@meritum/shared/programme/current';
import { Link } from '@meritum/shared/router';
import { Badge } from '@meritum/shared/ui/Badge';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { useDecides } from '../access/role';
import { consolePath, openingPath } from '../console/screens';
import { useSeasons, withSeason } from '../console/useSeasonShown';
import { FreezeRules } from '../season/FreezeRules';
import styles from './Overview.module.css';
import { stillToRate } from './stillToRate';

interface Unfinished extends ContestProgress {
  season: Season;
  category: string;
}

type Shown = Pick<OverviewReply, 'contests' | 'season' | 'needs'>;

/**
 * Contests that are not published, with their next act. An earlier season's are listed only if they
 * have entries, or are open and perhaps forgotten.
 */
function unfinishedContests(
  { contests, season: shown, needs }: Shown,
  seasons: readonly Season[],
  now: Date,
): Unfinished[] {
  const current = currentOf(seasons)?.id ?? '';
  return contests.flatMap(({ season: id, ...contest }) => {
    const { category, entries } = contest;
    const near = needs.borderline.find((one) => id === shown.id && one.category === category);
    const season = seasons.find((one) => one.id === id);
    if (!season) return [];
    const progress = contestLife({ ...contest, season, borderline: near?.count ?? 0, now });
    const isOver = entries === 0 && id < current && progress.life === 'draft';
    return isOver || progress.life === 'published' ? [] : [{ ...progress, season, category }];
  });
}

/** The address of the next act. */
function linkOf({ season, category, next }: Unfinished, seasons: readonly Season[]): string {
  const shown = season.id === currentOf(seasons)?.id ? undefined : season.id;
  if (next?.screen === 'judges') return withSeason(stillToRate, shown);
  if (next?.screen === 'season') return withSeason(consolePath('season'), shown);
  const results = `${consolePath('results')}?${new URLSearchParams({ category })}`;
  return withSeason(next?.screen === 'results' ? results : openingPath([category]), shown);
}

/** The unfinished contests of all seasons: state, next act, and obstacle. */
export function Contests(shown: Shown) {
  const { data } = useSeasons();
  const decides = useDecides();
  if (!data) return null;
  const unfinished = unfinishedContests(shown, data.seasons, new Date());
  if (unfinished.length === 0) return null;
  return (
    <section className={design.grid2}>
      <h2 className={design.textL}>Categories</h2>
      <ul className={design.card} aria-label="Unfinished categories">
        {unfinished.map((contest) => {
          const { season, category, life, next, blockedBy } = contest;
          return (
            <li key={`${season.id}:${category}`} className={styles.row}>
              <span className={styles.name}>
                {category}, {season.name}
              </span>
              <Badge>{lifeWords[life]}</Badge>
              {next?.dialog === 'rules' && <FreezeRules season={season} />}
              {next?.screen && decides && (
                <Link to={linkOf(contest, data.seasons)}>{next.act}</Link>
              )}
              {blockedBy.length > 0 && (
                <span className={classNames(styles.blocked, design.minor)}>
                  {blockedBy.join(' ')}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
