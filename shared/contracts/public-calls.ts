// Written by tools/check/api-doc.ts from the contracts in calls/.

/**
 * Method and path of the calls that need no session. They are separate so that a visitor of the
 * public site does not load the addresses of all others.
 */
export const publicCalls = {
  register: { method: 'POST', path: '/api/auth/register' },
  signIn: { method: 'POST', path: '/api/auth/sign-in' },
  signOut: { method: 'POST', path: '/api/auth/sign-out' },
  refreshSession: { method: 'POST', path: '/api/auth/refresh' },
  startGoogleSignIn: { method: 'GET', path: '/api/auth/google/start' },
  requestPasswordReset: { method: 'POST', path: '/api/auth/password-reset' },
  confirmPasswordReset: { method: 'POST', path: '/api/auth/password-reset/confirm' },
  stopAccountAct: { method: 'POST', path: '/api/account/acts/stop' },
  startPasskeySignIn: { method: 'POST', path: '/api/auth/passkey' },
  finishPasskeySignIn: { method: 'POST', path: '/api/auth/passkey/sign-in' },
  startSecondStep: { method: 'POST', path: '/api/auth/second-step' },
  finishSecondStep: { method: 'POST', path: '/api/auth/second-step/sign-in' },
  stopDraftReminders: { method: 'POST', path: '/api/nominations/draft/reminders/stop' },
  stopEvaluationReminders: { method: 'POST', path: '/api/judges/reminders/stop' },
  judgeAgainByLink: { method: 'POST', path: '/api/judges/seasons/answer' },
  openInvitation: { method: 'POST', path: '/api/judges/invitations/open' },
  stopInvitations: { method: 'POST', path: '/api/judges/invitations/stop' },
  stopInvitationsAtOnce: { method: 'POST', path: '/api/judges/invitations/stop/:token' },
  openInvitationsStop: { method: 'GET', path: '/api/judges/invitations/stop/:token' },
  getSeason: { method: 'GET', path: '/api/season' },
  getSeasonEvent: { method: 'GET', path: '/api/season/events/:event' },
  getWinners: { method: 'GET', path: '/api/winners' },
  getWinnersFeed: { method: 'GET', path: '/api/winners/feed.atom' },
  getSeasonRules: { method: 'GET', path: '/api/season/rules' },
  getPublishedResults: { method: 'GET', path: '/api/results' },
  getLedger: { method: 'GET', path: '/api/results/:season/:category/ledger.json' },
  getLedgerTable: { method: 'GET', path: '/api/results/:season/:category/ledger.csv' },
  getContestJudges: { method: 'GET', path: '/api/results/:season/:category/judges' },
  getRecognition: { method: 'GET', path: '/api/recognitions/:id' },
  getRecognitionOfFile: { method: 'GET', path: '/api/recognitions/of-file/:sha256' },
  getFeaturedProfiles: { method: 'GET', path: '/api/winner' },
  getPublishedProfiles: { method: 'GET', path: '/api/profiles' },
  getProfilesSiteMap: { method: 'GET', path: '/api/profiles/sitemap.txt' },
  getLogHead: { method: 'GET', path: '/api/log/head' },
  getLogConsistency: { method: 'GET', path: '/api/log/consistency' },
} as const;

export type PublicName = keyof typeof publicCalls;
