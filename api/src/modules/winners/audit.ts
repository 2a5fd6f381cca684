/** What is recorded in the audit trail of the directory. */
export type WinnersAction = 'winners.imported';
