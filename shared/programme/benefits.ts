/** A winner's benefits, in the order of the specification (GUIDE-014). */
export const winnerBenefits = [
  'A digital certificate stating the award level',
  'A digital badge',
  'A reference letter',
  'A profile on the awards website',
  'Social media and press promotion: a card and texts to share, and our press page',
  'A winner-spotlight opportunity',
  'Permission to use a winner seal',
] as const;
