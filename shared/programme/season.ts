/** The running season; one nomination per season, category and account. */
export const currentSeason = '2025';

/** Wire name of the category that is open for nominations. */
export const openCategory = 'Technology';

export interface AwardTier {
  name: 'Platinum' | 'Gold' | 'Silver';
  /** Lowest unrounded mean that earns the tier; half-open upwards (STATE-006, D33). */
  from: number;
  /** The band as it is printed (CRIT-004). */
  range: string;
}

export const awardTiers: readonly [AwardTier, AwardTier, AwardTier] = [
  { name: 'Platinum', from: 9, range: '9.0 and above' },
  { name: 'Gold', from: 8, range: '8.0 to 8.99' },
  { name: 'Silver', from: 7, range: '7.0 to 7.99' },
];

/** The four criteria, 25 % each, scored 1 to 10 (JUD-050, CRIT-001, CRIT-002). */
export const criteria = [
  { name: 'Innovation', description: 'Uniqueness and originality' },
  {
    name: 'Methodology',
    description: 'Significance of challenges addressed and alignment with industry needs',
  },
  { name: 'Execution', description: 'Quality and technical excellence of implementation' },
  { name: 'Results', description: 'Measurable impact and outcomes' },
] as const;

/** Fewest completed ratings before a tier is decided (CONST-006). */
export const judgesPerNomination = 20;
