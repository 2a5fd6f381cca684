import type { RemoteRoute } from '@meritum/shared/federation/contract';

export { contractVersion } from '@meritum/shared/federation/contract';

/** The judging dashboard. */
export const routes: RemoteRoute[] = [
  {
    path: '/admin/judging',
    load: () => import('./pages/JudgingAdminPage').then((m) => m.JudgingAdminPage),
  },
];
