import { profilePath } from './features/featured/FeaturedWinner';
import { featuredWinners } from './features/featured/winners';
import { judgePath } from './features/judges/JudgeProfile';
import { judgeProfiles } from './features/judges/judges';
import { addresses, routes } from './register';

export { headOf } from './head/headOf';
export { routes };

/** Every public address: the routes without parameters, and one for each winner and judge. */
export function publicPaths(): string[] {
  return [
    ...addresses.filter((address) => !address.includes(':')),
    ...featuredWinners.map(profilePath),
    ...judgeProfiles.map(judgePath),
  ];
}
