/** The public mark of a winner without ratings here, and its explanation. */
export const imported = {
  mark: 'Imported',
  legend: 'Imported: entered by the organisers, not decided by ratings on this site.',
} as const;
