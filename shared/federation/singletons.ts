/**
 * Modules that a page must load only once: React, because of its hooks, and our own stateful ones.
 * The shell provides them (`shell/src/remotes/singletons.ts`), a remote never bundles one (`import:
 * false`). Facades are listed instead of packages, because a package shared whole is not
 * tree-shaken.
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
