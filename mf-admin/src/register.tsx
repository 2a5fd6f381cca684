import { register } from '@meritum/shared/federation/contract';
import { ScreenLoading } from './features/console/ConsolePage';

/** The routes below `/admin`, all inside the console's frame. */
export const { routes, contracts } = register([
  {
    path: '',
    load: async () => (await import('./features/frame/ConsoleFrame')).ConsoleFrame,
    waiting: ScreenLoading,
    children: [
      { path: '', load: async () => (await import('./pages/overview/OverviewPage')).OverviewPage },
      {
        path: 'nominations',
        load: async () => (await import('./pages/nominations/NominationsPage')).NominationsPage,
      },
      {
        path: 'nominations/:nominationId',
        load: async () => (await import('./pages/nominations/NominationPage')).NominationPage,
      },
      {
        path: 'screening',
        load: async () => (await import('./pages/screening/ScreeningPage')).ScreeningPage,
      },
      { path: 'queue', load: async () => (await import('./pages/queue/QueuePage')).QueuePage },
      {
        path: 'judging',
        load: async () => (await import('./pages/judging/JudgingPage')).JudgingPage,
      },
      { path: 'judges', load: async () => (await import('./pages/judges/JudgesPage')).JudgesPage },
      {
        path: 'invitations',
        load: async () => (await import('./pages/invitations/InvitationsPage')).InvitationsPage,
      },
      {
        path: 'judges/:judgeId',
        load: async () => (await import('./pages/judges/JudgePage')).JudgePage,
      },
      {
        path: 'accounts/:accountId',
        load: async () => (await import('./pages/accounts/PersonPage')).PersonPage,
      },
      {
        path: 'assignments',
        load: async () => (await import('./pages/assignments/AssignmentsPage')).AssignmentsPage,
      },
      {
        path: 'results',
        load: async () => (await import('./pages/results/ResultsPage')).ResultsPage,
      },
      {
        path: 'winners',
        load: async () => (await import('./pages/winners/WinnersPage')).WinnersPage,
      },
      { path: 'season', load: async () => (await import('./pages/season/SeasonPage')).SeasonPage },
      { path: 'mail', load: async () => (await import('./pages/mail/MailPage')).MailPage },
      {
        path: 'organisers',
        load: async () => (await import('./pages/organisers/OrganisersPage')).OrganisersPage,
      },
      {
        path: 'accounts',
        load: async () => (await import('./pages/accounts/AccountsPage')).AccountsPage,
      },
      { path: 'system', load: async () => (await import('./pages/system/SystemPage')).SystemPage },
      { path: 'audit', load: async () => (await import('./pages/audit/AuditPage')).AuditPage },
      { path: 'help', load: async () => (await import('./pages/help/HelpPage')).HelpPage },
    ],
  },
]);
