import { defaultSeason } from '@meritum/shared/programme/season';
import { serviceOf } from './service';

const judge = { fullName: 'Grace Sample' };
const evaluations = [{ category: 'AI', completedAt: new Date('2025-10-01T09:00:00Z') }];

test('the papers name the criteria and the scale of the season', () => {
  const { criteria, scale } = serviceOf({ judge, season: defaultSeason, evaluations });
  expect([criteria, scale]).toEqual(['Innovation, Methodology, Execution and Results', '1 to 10']);
});

test('a fifth criterion is named as well', () => {
  const { rules } = defaultSeason;
  const teaching = { key: 'teaching', name: 'Teaching', description: 'For others', weight: 10 };
  const season = { ...defaultSeason, rules: { ...rules, criteria: [...rules.criteria, teaching] } };
  expect(serviceOf({ judge, season, evaluations }).criteria).toBe(
    'Innovation, Methodology, Execution, Results and Teaching',
  );
});
