import type { RuleSet } from '../outcome/rule-set';

/** The programme's rules as a season would freeze them; tests vary them. */
export const rulesWith = (over: Partial<RuleSet> = {}): RuleSet => ({
  format: 'meritum-rules/1',
  season: '2025',
  category: 'Technology',
  criteria: ['Innovation', 'Methodology', 'Execution', 'Results'].map((name) => ({
    name,
    weight: 25,
  })),
  scale: { from: 1, to: 10 },
  tiers: [
    { name: 'Platinum', fromHundredths: 900 },
    { name: 'Gold', fromHundredths: 800 },
    { name: 'Silver', fromHundredths: 700 },
  ],
  minimumRatings: 20,
  borderline: { certaintyThousandths: 955, extraJudges: 5 },
  largestLoadHundredths: 200,
  pairLimitHundredths: 50,
  codeVersion: '1.0.0',
  assignmentSeed: 7,
  ...over,
});
