import type { RemoteModule, RemoteRoute } from '@meritum/shared/federation/contract';

/** The nomination portal: below `/tech-nomination`. */
export const routes: readonly RemoteRoute[] = [
  {
    path: '',
    load: async () =>
      (await import(/* webpackChunkName: "portal" */ './pages/nomination/NominationPage'))
        .NominationPage,
  },
  { path: 'result', load: async () => (await import('./pages/result/ResultPage')).ResultPage },
  {
    path: 'reminders',
    load: async () => (await import('./pages/reminders/RemindersPage')).RemindersPage,
  },
];

export const contracts: RemoteModule['contracts'] = { 2: { routes } };
