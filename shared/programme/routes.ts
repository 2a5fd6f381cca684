/** The remotes by the name that `remotes.json` uses. */
export const remoteNames = ['mf-public', 'mf-nomination', 'mf-judging', 'mf-admin'] as const;
export type RemoteName = (typeof remoteNames)[number];

/**
 * Below which path a remote stands. What lies below is the remote's own affair; what is below none
 * of the others is the public site's. Servers answer every path below a portal with its document.
 */
export const prefixes: Record<RemoteName, string> = {
  'mf-public': '/',
  'mf-nomination': '/tech-nomination',
  'mf-judging': '/tech-judging',
  'mf-admin': '/admin',
};

/** The remotes with a prefix of their own, drawn in the browser for people who sign in. */
export const portalNames = remoteNames.filter((name) => prefixes[name] !== '/');

/** The prefix that a path is at or below; undefined for public pages and the shell's own. */
export function portalPrefixOf(path: string): string | undefined {
  return portalNames
    .map((name) => prefixes[name])
    .find((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

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

/** True for the pages that are drawn in the browser: their document loads the shell by itself. */
export const isDrawnInBrowser = (path: string): boolean =>
  portalPrefixOf(path) !== undefined || shellRoutes.some((route) => route === path);

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
