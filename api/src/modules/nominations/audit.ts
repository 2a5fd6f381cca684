/** What is recorded in the audit trail of a nomination. */
export type NominationAction = 'nomination.returned';
