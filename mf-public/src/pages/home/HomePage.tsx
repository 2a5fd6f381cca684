import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import { homeTitle } from './content';
import { HomeCall } from './HomeCall';
import { HomeCategories } from './HomeCategories';
import { HomeHero } from './HomeHero';
import { HomeReasons } from './HomeReasons';
import { HomeSteps } from './HomeSteps';

/** The home page, its sections in the order of HOME-002. */
export function HomePage() {
  usePageTitle(homeTitle);
  return (
    <>
      <HomeHero />
      <HomeCategories />
      <HomeReasons />
      <HomeSteps />
      <HomeCall />
    </>
  );
}
