/** Request header that makes a repeated submission of the same form one nomination. */
export const idempotencyKeyHeader = 'idempotency-key';

/** Path of each call; `operationId` in the OpenAPI document is the key (specification section 7). */
export const calls = {
  register: { method: 'POST', path: '/api/auth/register' },
  signIn: { method: 'POST', path: '/api/auth/sign-in' },
  signOut: { method: 'POST', path: '/api/auth/sign-out' },
  refreshSession: { method: 'POST', path: '/api/auth/refresh' },
  signOutEverywhere: { method: 'POST', path: '/api/auth/sign-out-everywhere' },
  startGoogleSignIn: { method: 'GET', path: '/api/auth/google/start' },
  finishGoogleSignIn: { method: 'GET', path: '/api/auth/google/callback' },
  requestPasswordReset: { method: 'POST', path: '/api/auth/password-reset' },
  confirmPasswordReset: { method: 'POST', path: '/api/auth/password-reset/confirm' },
  requestEmailConfirmation: { method: 'POST', path: '/api/auth/email-confirmation' },
  confirmEmail: { method: 'POST', path: '/api/auth/email-confirmation/confirm' },
  getAccount: { method: 'GET', path: '/api/account' },
  updateAccount: { method: 'PATCH', path: '/api/account' },
  changePassword: { method: 'POST', path: '/api/account/password' },
  deleteAccount: { method: 'POST', path: '/api/account/deletion' },
  exportAccount: { method: 'GET', path: '/api/account/export' },
  listSessions: { method: 'GET', path: '/api/account/sessions' },
  listSecurityLog: { method: 'GET', path: '/api/account/security-log' },
  endSession: { method: 'DELETE', path: '/api/account/sessions/:sessionId' },
  submitTechNomination: { method: 'POST', path: '/api/nominations' },
  getTechNominationStatus: { method: 'GET', path: '/api/nominations/status' },
  uploadNominationDocument: { method: 'POST', path: '/api/nominations/documents' },
  getSeason: { method: 'GET', path: '/api/season' },
  getWinners: { method: 'GET', path: '/api/winners' },
  getWinnersFeed: { method: 'GET', path: '/api/winners/feed.atom' },
  listUndeliveredMails: { method: 'GET', path: '/api/admin/mails/undelivered' },
  endSessionsOf: { method: 'POST', path: '/api/admin/sessions/end' },
  listAudit: { method: 'GET', path: '/api/admin/audit' },
  resendMail: { method: 'POST', path: '/api/admin/mails/resend' },
  getDocument: { method: 'GET', path: '/api/documents/:documentId' },
} as const;

export type CallName = keyof typeof calls;
