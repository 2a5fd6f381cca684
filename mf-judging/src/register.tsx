import { register } from '@meritum/shared/federation/contract';

const loadPortal = async () =>
  (await import(/* webpackChunkName: "portal" */ './pages/judge/JudgePage')).JudgePage;

export const { routes, contracts } = register([
  { path: '', load: loadPortal },
  { path: 'assignments/:assignmentId', load: loadPortal },
  { path: 'record', load: async () => (await import('./pages/record/RecordPage')).RecordPage },
  {
    path: 'calibration',
    load: async () => (await import('./pages/calibration/CalibrationPage')).CalibrationPage,
  },
  { path: 'again', load: async () => (await import('./pages/again/AgainPage')).AgainPage },
  {
    path: 'invited',
    load: async () => (await import('./pages/invited/InvitedPage')).InvitedPage,
  },
  {
    path: 'invited/stop',
    load: async () => (await import('./pages/invited/StopInvitationsPage')).StopInvitationsPage,
  },
  {
    path: 'reminders',
    load: async () => (await import('./pages/reminders/RemindersPage')).RemindersPage,
  },
]);
