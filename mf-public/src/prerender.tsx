import { slug } from '@meritum/shared/programme/slug';
import type { ComponentType } from 'react';
import { profilePath } from './features/featured/profiles';
import { featuredWinners } from './features/featured/winners.generated';
import { judgeProfiles } from './features/judges/judges.generated';
import { AboutPage } from './pages/about/AboutPage';
import { CriteriaPage } from './pages/criteria/CriteriaPage';
import { FaqsPage } from './pages/faqs/FaqsPage';
import { FeaturedWinnersPage } from './pages/featured/FeaturedWinnersPage';
import { GuidelinesPage } from './pages/guidelines/GuidelinesPage';
import { HomePage } from './pages/home/HomePage';
import { JudgePage } from './pages/judge/JudgePage';
import { PrivacyPage } from './pages/legal/PrivacyPage';
import { TermsPage } from './pages/legal/TermsPage';
import { WinnerProfilePage } from './pages/profile/WinnerProfilePage';
import { TimelinePage } from './pages/timeline/TimelinePage';
import { WinnersScreen } from './pages/winners/WinnersScreen';

export { winnersQuery } from './features/winners/winnersQuery';
export { headOf } from './head/headOf';

/** The same routes as `register`, with their pages at hand: for rendering on the server only. */
export const routes: readonly { path: string; Component: ComponentType }[] = [
  { path: '/', Component: HomePage },
  { path: '/nomination-guidelines', Component: GuidelinesPage },
  { path: '/judging-criteria', Component: CriteriaPage },
  { path: '/timeline', Component: TimelinePage },
  { path: '/winners', Component: WinnersScreen },
  { path: '/featured-winner', Component: FeaturedWinnersPage },
  { path: '/featured-winner/:winnerId', Component: WinnerProfilePage },
  { path: '/faqs', Component: FaqsPage },
  { path: '/about', Component: AboutPage },
  { path: '/privacy', Component: PrivacyPage },
  { path: '/terms', Component: TermsPage },
  { path: '/judges/:name', Component: JudgePage },
];

/** Every public address: the routes without parameters, and one for each winner and judge. */
export function publicPaths(): string[] {
  return [
    ...routes.map(({ path }) => path).filter((path) => !path.includes(':')),
    ...featuredWinners.map(profilePath),
    ...judgeProfiles.map(({ name }) => `/judges/${slug(name)}`),
  ];
}
