/** What is recorded in the audit trail of results. */
export type ResultAction =
  | 'results.extra-judges-asked'
  | 'results.closing-proposed'
  | 'results.judging-closed'
  | 'results.conflict-lift-proposed'
  | 'results.conflict-lifted'
  | 'results.proposed'
  | 'results.finalised'
  | 'results.published'
  | 'results.void-proposed'
  | 'results.void-confirmed'
  | 'results.void-withdrawn';
