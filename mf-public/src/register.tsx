import { type RemoteRoute, register } from '@meritum/shared/federation/contract';

const at = (path: string, load: NonNullable<RemoteRoute['load']>) => ({ path, load });

/**
 * The public site: every page in its own chunk, so that the home page loads nothing else. The same
 * list is prerendered (`prerender.tsx`), and each page needs its head (`head/pageHeads.ts`). Named
 * chunks are prefetched before the shell if the head names them too. Pages that share most of their
 * code share a chunk, because the home page contains the address and hash of each.
 */
export const { routes, contracts } = register([
  at(
    '',
    async () => (await import(/* webpackChunkName: "home" */ './pages/home/HomePage')).HomePage,
  ),
  at(
    'nomination-guidelines',
    async () => (await import('./pages/guidelines/GuidelinesPage')).GuidelinesPage,
  ),
  at('judging-criteria', async () => (await import('./pages/criteria/CriteriaPage')).CriteriaPage),
  at('how-we-judge', async () => (await import('./pages/how/HowPage')).HowPage),
  at('check-the-results', async () => (await import('./pages/check/pages')).CheckPage),
  at('verify', async () => (await import('./pages/check/pages')).VerifyPage),
  at('timeline', async () => (await import('./pages/timeline/TimelinePage')).TimelinePage),
  at(
    'winners',
    async () =>
      (await import(/* webpackChunkName: "winners" */ './pages/winners/WinnersPage')).WinnersPage,
  ),
  at(
    'winners/archive',
    async () =>
      (await import(/* webpackChunkName: "archive" */ './pages/archive/ArchivePage')).ArchivePage,
  ),
  at(
    'featured-winner',
    async () => (await import('./pages/featured/FeaturedWinnersPage')).FeaturedWinnersPage,
  ),
  at(
    'featured-winner/:winnerId',
    async () => (await import('./pages/profile/WinnerProfilePage')).WinnerProfilePage,
  ),
  at('faqs', async () => (await import('./pages/faqs/FaqsPage')).FaqsPage),
  at('about', async () => (await import('./pages/about/AboutPage')).AboutPage),
  at(
    'press',
    async () =>
      (await import(/* webpackChunkName: "archive" */ './pages/press/PressPage')).PressPage,
  ),
  at(
    'privacy',
    async () =>
      (await import(/* webpackChunkName: "legal" */ './pages/legal/PrivacyPage')).PrivacyPage,
  ),
  at(
    'terms',
    async () => (await import(/* webpackChunkName: "legal" */ './pages/legal/TermsPage')).TermsPage,
  ),
  at(
    'judges',
    async () =>
      (await import(/* webpackChunkName: "judges" */ './pages/judges/JudgesPage')).JudgesPage,
  ),
  at(
    'judges/:name',
    async () =>
      (await import(/* webpackChunkName: "judges" */ './pages/judge/JudgePage')).JudgePage,
  ),
]);

/** The address of each page, with names for its variable parts. */
export const addresses = routes.map(({ path }) => `/${path}`);
