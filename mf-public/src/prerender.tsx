import { profilePath } from './features/featured/FeaturedWinner';
import { featuredWinners } from './features/featured/winners';
import { judgePath } from './features/judges/JudgeProfile';
import { judgeProfiles } from './features/judges/judges';
import * as registered from './register';

export { headOf } from './head/headOf';

/** The remote's routes, for the browser and for prerendering. */
export const remote = registered;

/** Every public address: the routes without parameters, and one for each winner and judge. */
export function publicPaths(): string[] {
  return [
    ...registered.routes.map(({ path }) => path).filter((path) => !path.includes(':')),
    ...featuredWinners.map(profilePath),
    ...judgeProfiles.map(judgePath),
  ];
}
