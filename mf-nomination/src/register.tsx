import type { RemoteRoute } from '@meritum/shared/federation/contract';

export { contractVersion } from '@meritum/shared/federation/contract';

/** The nomination portal. */
export const routes: RemoteRoute[] = [
  {
    path: '/tech-nomination',
    load: async () => (await import('./pages/nomination/NominationPage')).NominationScreen,
  },
];
