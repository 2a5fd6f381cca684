/** What is recorded in the audit trail of an account. */
export type AccountAction = 'account.deleted' | 'account.sessions-ended' | 'account.factors-reset';
