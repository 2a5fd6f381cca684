import records from '../../api/src/modules/winners/data/winners.json';
import faces from '../../mf-public/src/features/featured/faces.json';

test('the featured winners of the site stand in the sample directory of 2024 with the same award', () => {
  const directory = new Set(
    records
      .filter(({ year }) => year === '2024')
      .map(({ fullName, category, badge }) => `${fullName}, ${badge} in ${category}`),
  );
  const shown = faces.map(({ name, category, award }) => `${name}, ${award} in ${category}`);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((one) => !directory.has(one))).toEqual([]);
});
