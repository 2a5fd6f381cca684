import { register } from '@meritum/shared/federation/register';

/** The nomination portal: below `/tech-nomination`. */
export const { contractVersion, routes, contracts } = register('mf-nomination', [
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
]);
