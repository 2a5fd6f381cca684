/**
 * Modules of which a page may hold only one copy: React, because of its hooks, and everything of
 * ours that keeps state. The shell provides them, a remote never bundles one (`import: false`).
 * Facades stand here instead of packages, because a package that is shared whole is not tree-shaken.
 * `first` ones come with the shell's first load; the others are fetched when a page asks for them.
 */
export const singletons = [
  { name: 'react', first: true },
  { name: 'react/jsx-runtime', first: true },
  { name: 'react-dom', first: true },
  { name: '@meritum/shared/router', first: true },
  { name: '@meritum/shared/ui/toasts', first: true },
  { name: '@meritum/shared/query', first: false },
  { name: '@meritum/shared/auth/session', first: false },
] as const;
