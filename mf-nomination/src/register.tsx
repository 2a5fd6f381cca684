import { register } from '@meritum/shared/federation/contract';

export const { routes, contracts } = register([
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
