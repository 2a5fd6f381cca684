/** The remotes, by their names in `remotes.json`. */
export const remoteNames = ['mf-public', 'mf-nomination', 'mf-judging', 'mf-admin'] as const;
export type RemoteName = (typeof remoteNames)[number];

/**
 * Each remote's path prefix; the public site has everything outside the others. Servers answer
 * every path below a portal with the portal's document.
 */
export const prefixes: Record<RemoteName, string> = {
  'mf-public': '/',
  'mf-nomination': '/tech-nomination',
  'mf-judging': '/tech-judging',
  'mf-admin': '/admin',
};

/** The remotes with a prefix: portals, drawn in the browser for people who sign in. */
export const portalNames = remoteNames.filter((name) => prefixes[name] !== '/');

/** Returns the portal prefix that a path is at or below; undefined for public pages and the shell's own. */
export function portalPrefixOf(path: string): string | undefined {
  return portalNames
    .map((name) => prefixes[name])
    .find((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

export const accountPath = '/account';

/** The shell's own pages, drawn in the browser, for managing an account. */
export const shellRoutes = [
  accountPath,
  '/reset-password',
  '/confirm-email',
  '/not-me',
  '/signed-in',
] as const;
export type ShellRoute = (typeof shellRoutes)[number];

/** Whether a page is drawn in the browser, so that its document loads the shell immediately. */
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
