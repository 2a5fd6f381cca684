import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import { useSeasonNow } from '../../features/season/useSeasonNow';
import { homeTitle } from './content';
import { HomeCall } from './HomeCall';
import { HomeCategories } from './HomeCategories';
import { HomeDates } from './HomeDates';
import { HomeHero } from './HomeHero';
import { HomeJudges, HomeWinners } from './HomePeople';
import { HomeReasons } from './HomeReasons';
import { HomeSteps } from './HomeSteps';

/**
 * The home page: the specified sections in the order of HOME-002, then winners, judges and dates.
 */
export function HomePage() {
  usePageTitle(homeTitle);
  const season = useSeasonNow();
  return (
    <>
      <HomeHero season={season} />
      <HomeCategories />
      <HomeReasons />
      <HomeSteps />
      <HomeWinners />
      <HomeJudges />
      <HomeDates season={season} />
      <HomeCall />
    </>
  );
}
