import type { ContestStatus } from '@meritum/shared/contracts/results';
import { type ContestLife, contestLife } from '@meritum/shared/programme/contest-life';
import { useSeasons } from '../season/requests';

/** How far contests are, `imported` where winners were and nothing is computed; unknown at first. */
export function useLifeOf(): (contest: ContestStatus) => ContestLife | 'imported' | undefined {
  const seasons = useSeasons().data?.seasons;
  return ({ season: id, ...status }) => {
    const season = seasons?.find((one) => one.id === id);
    if (!season) return undefined;
    const { life } = contestLife({ ...status, season, now: new Date() });
    return life === 'published' && status.state === 'open' ? 'imported' : life;
  };
}
