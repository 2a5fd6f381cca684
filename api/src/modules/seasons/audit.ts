/** What is recorded in the audit trail of a season. */
export const seasonActions = ['season.changed', 'season.started'] as const;
export type SeasonAction = (typeof seasonActions)[number];
