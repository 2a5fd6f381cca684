/** The remotes by the name that `remotes.json` uses. */
export const remoteNames = ['mf-public', 'mf-nomination', 'mf-judging', 'mf-admin'] as const;
export type RemoteName = (typeof remoteNames)[number];

/**
 * Which remote owns which route. The shell mounts a remote under these; the build of the shell
 * writes a page for each route without a parameter, so that every server answers 404 for the rest.
 */
export const routeOwners: Record<RemoteName, readonly string[]> = {
  'mf-public': [
    '/',
    '/nomination-guidelines',
    '/judging-criteria',
    '/timeline',
    '/winners',
    '/featured-winner',
    '/featured-winner/:winnerId',
    '/faqs',
    '/about',
    '/privacy',
    '/terms',
    '/judges/:name',
  ],
  'mf-nomination': ['/tech-nomination'],
  'mf-judging': ['/tech-judging'],
  'mf-admin': ['/admin/judging'],
};

/** Where somebody looks after their own account. */
export const accountPath = '/account';

/** Pages of the shell itself, drawn in the browser: what a person does with their account. */
export const shellRoutes = [
  accountPath,
  '/reset-password',
  '/confirm-email',
  '/signed-in',
] as const;
export type ShellRoute = (typeof shellRoutes)[number];

/** The seven items of the main navigation, in order (LAY-003, LAY-004). */
export const navigation = [
  { label: 'Home', to: '/' },
  { label: 'Nomination', to: '/tech-nomination' },
  { label: 'Judging', to: '/tech-judging' },
  { label: 'Timeline', to: '/timeline' },
  { label: 'FAQs', to: '/faqs' },
  { label: 'Winners', to: '/winners' },
  { label: 'Featured Winners', to: '/featured-winner' },
] as const;
