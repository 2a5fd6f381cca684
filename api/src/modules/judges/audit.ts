/** What is recorded in the audit trail of a judge. */
export type JudgeAction =
  | 'judge.verified'
  | 'judge.verification-confirmed'
  | 'judge.rejected'
  | 'judge.deactivated'
  | 'judge.reactivated'
  | 'judge.capacity-set'
  | 'judge.paid-marked';
