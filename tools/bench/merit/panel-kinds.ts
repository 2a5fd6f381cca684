import type { PanelSeason } from './panel-season';

export const usual: PanelSeason = {
  nominations: 187,
  judges: 350,
  each: [20, 20],
  quality: { mean: 7.2, spread: 1.1 },
  severity: 0.8,
  noise: 1,
  numbers: 1,
  noiseScatter: 0,
  slopeScatter: 0,
  loadScatter: 0,
  odd: null,
  fields: null,
};

/**
 * Kinds of seasons that may mislead a method. Only the first five fulfil the model's assumptions.
 */
export const kinds: readonly (readonly [name: string, season: PanelSeason])[] = [
  ['one number a rating', usual],
  ['four numbers a rating', { ...usual, numbers: 4 }],
  ['strong field, 8.0 ± 1.0', { ...usual, quality: { mean: 8, spread: 1 } }],
  ['wide field, 6.5 ± 1.5', { ...usual, quality: { mean: 6.5, spread: 1.5 } }],
  ['severity 1.2', { ...usual, severity: 1.2 }],
  ['noise differs by judge, log-sd 0.6', { ...usual, noiseScatter: 0.6 }],
  [
    'a bloc of 10 %: 10 for friends, 1 to 3 for others',
    { ...usual, odd: { kind: 'bloc', share: 0.1 } },
  ],
  [
    'a discreet bloc of 10 %: 10 for friends',
    { ...usual, odd: { kind: 'discreet bloc', share: 0.1 } },
  ],
  [
    '15 % lazy judges: one number, at times one off',
    { ...usual, odd: { kind: 'lazy', share: 0.15 } },
  ],
  ['30 % of judges drift by 2 points', { ...usual, odd: { kind: 'drifting', share: 0.3 } }],
  ['use of the scale differs, log-sd 0.4', { ...usual, slopeScatter: 0.4 }],
  [
    '3 categories, harshness 0.6, 2 of 20 judges from others',
    {
      ...usual,
      nominations: 3 * 187,
      judges: 3 * 350,
      fields: { count: 3, harshness: 0.6, strangers: 2 },
    },
  ],
  [
    '8 to 20 ratings, 150 judges with unequal loads',
    { ...usual, judges: 150, each: [8, 20], loadScatter: 0.8 },
  ],
];
