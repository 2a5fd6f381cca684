/** What is recorded in the audit trail of a nomination. */
export type NominationAction =
  | 'nomination.return-proposed'
  | 'nomination.returned'
  /** By its nominator, out of the contest. */
  | 'nomination.withdrawn'
  /** By its nominator, to change it before anybody judges it. */
  | 'nomination.reopened';
