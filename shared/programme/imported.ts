/** The public mark of a winner who was not published from ratings, and its legend. */
export const imported = {
  mark: 'Imported',
  legend: 'Imported: entered by the organisers, not decided by ratings on this site.',
} as const;
