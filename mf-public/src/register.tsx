import { register } from '@meritum/shared/federation/register';

/**
 * The public site: every page in its own chunk, so that the home page loads nothing else. The same
 * list is prerendered (`prerender.tsx`), and each page needs its head (`head/pageHeads.ts`). Named
 * chunks are prefetched before the shell if the head names them too.
 */
export const { contractVersion, routes, contracts } = register('mf-public', [
  {
    path: '',
    load: async () =>
      (await import(/* webpackChunkName: "home" */ './pages/home/HomePage')).HomePage,
  },
  {
    path: 'nomination-guidelines',
    load: async () => (await import('./pages/guidelines/GuidelinesPage')).GuidelinesPage,
  },
  {
    path: 'judging-criteria',
    load: async () => (await import('./pages/criteria/CriteriaPage')).CriteriaPage,
  },
  { path: 'how-we-judge', load: async () => (await import('./pages/how/HowPage')).HowScreen },
  {
    path: 'check-the-results',
    load: async () => (await import('./pages/check/CheckPage')).CheckScreen,
  },
  {
    path: 'timeline',
    load: async () => (await import('./pages/timeline/TimelinePage')).TimelinePage,
  },
  {
    path: 'winners',
    load: async () =>
      (await import(/* webpackChunkName: "winners" */ './pages/winners/WinnersPage')).WinnersScreen,
  },
  {
    path: 'featured-winner',
    load: async () => (await import('./pages/featured/FeaturedWinnersPage')).FeaturedWinnersPage,
  },
  {
    path: 'featured-winner/:winnerId',
    load: async () => (await import('./pages/profile/WinnerProfilePage')).WinnerProfilePage,
  },
  { path: 'faqs', load: async () => (await import('./pages/faqs/FaqsPage')).FaqsPage },
  { path: 'about', load: async () => (await import('./pages/about/AboutPage')).AboutPage },
  { path: 'privacy', load: async () => (await import('./pages/legal/PrivacyPage')).PrivacyPage },
  { path: 'terms', load: async () => (await import('./pages/legal/TermsPage')).TermsPage },
  { path: 'judges', load: async () => (await import('./pages/judges/JudgesPage')).JudgesPage },
  { path: 'judges/:name', load: async () => (await import('./pages/judge/JudgePage')).JudgePage },
]);
