/** @jest-environment node */
import { pacePoints } from './points';

test('ratings long after the planned judging are on the chart of the pace', () => {
  const paced = {
    ratings: {
      total: 5,
      pending: 0,
      byDay: [
        { day: '2025-09-02', count: 2 },
        { day: '2026-11-26', count: 3 },
      ],
      period: { from: '2025-09-01', until: '2025-11-14', closesAt: null },
    },
    coverage: {
      ...{ minimum: 2, planned: 3, entries: 4, covered: 0, missing: 3, withheld: 0 },
      byRatings: [],
    },
    today: '2026-11-26',
  };
  const last = pacePoints(paced).at(-1);
  expect(last).toMatchObject({ at: '26 Nov 2026', values: { ratings: 5, needed: 8 } });
});
