import { defaultSeason } from '@meritum/shared/programme/season';
import type { ServiceRecord } from '../record';
import { serviceLetter, serviceOf } from './papers';

test('the papers name the criteria and the scale of the season, also a fifth criterion', () => {
  const judge = { fullName: 'Grace Sample' };
  const evaluations = [{ category: 'AI', completedAt: new Date('2025-10-01T09:00:00Z') }];
  const { rules } = defaultSeason;
  const teaching = { key: 'teaching', name: 'Teaching', description: 'For others', weight: 10 };
  const season = { ...defaultSeason, rules: { ...rules, criteria: [...rules.criteria, teaching] } };
  expect(serviceOf({ judge, season: defaultSeason, evaluations })).toMatchObject({
    criteria: 'Innovation, Methodology, Execution and Results',
    scale: '1 to 10',
  });
  expect(serviceOf({ judge, season, evaluations }).criteria).toBe(
    'Innovation, Methodology, Execution, Results and Teaching',
  );
});

test.each([1, 4])('a letter says that everything was rated only if it was: 1 of %i', (assigned) => {
  const record = {
    judge: { fullName: 'Grace Sample', designation: 'Engineer', organization: 'Example' },
    season: defaultSeason,
    evaluations: [{ category: 'AI', completedAt: new Date('2025-10-01T09:00:00Z') }],
    progress: { completed: 1, assigned },
  } as ServiceRecord;
  const said = JSON.stringify(serviceLetter(record, 'A4', { id: '', address: '' }));
  expect(said.includes('All evaluations that were assigned')).toBe(assigned === 1);
});
