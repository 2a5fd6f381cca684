import type { ContestStatus } from '@meritum/shared/contracts/results';
import { type ContestLife, contestLife } from '@meritum/shared/programme/contest-life';
import { useSeasons } from '../season/requests';
import { useContestStates } from './requests';

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

/** Whether nothing is left to judge in a category: closed for good, or winners were imported. */
export function useIsOver(): (category: string) => boolean {
  const lifeOf = useLifeOf();
  const contests = useContestStates().data?.contests ?? [];
  return (category) =>
    contests.some(
      (one) => one.category === category && (one.state !== 'open' || lifeOf(one) === 'imported'),
    );
}
