import { register } from '@meritum/shared/federation/register';

/** The organisers' part: below `/admin`. */
export const { contractVersion, routes, contracts } = register('mf-admin', [
  {
    path: 'judging',
    load: () => import('./pages/JudgingAdminPage').then((m) => m.JudgingAdminPage),
  },
]);
