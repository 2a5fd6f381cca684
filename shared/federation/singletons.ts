/**
 * Modules of which a page may hold only one copy: React, because of its hooks, and everything of
 * ours that keeps state. The shell provides them (`shell/src/remotes/singletons.ts`), a remote never
 * bundles one (`import: false`). Facades stand here instead of packages, because a package that is
 * shared whole is not tree-shaken.
 */
export const singletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@meritum/shared/router',
  '@meritum/shared/ui/toasts',
  '@meritum/shared/query',
  '@meritum/shared/auth/session',
] as const;

export type Singleton = (typeof singletons)[number];
