import type { RemoteRoute } from '@meritum/shared/federation/contract';

export { contractVersion } from '@meritum/shared/federation/contract';

/** The judge portal. */
export const routes: RemoteRoute[] = [
  { path: '/tech-judging', load: () => import('./pages/JudgePage').then((m) => m.JudgePage) },
];
