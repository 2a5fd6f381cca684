/** What is recorded in the audit trail of a season. */
export type SeasonAction = 'season.changed' | 'season.started';
