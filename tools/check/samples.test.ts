import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../parts';

type Fields = Record<string, string>;
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Fields[];
const records = read('api/src/modules/winners/data/winners.json');
const faces = read('mf-public/src/samples/faces.json');

test('the featured winners are in the sample directory of 2024 with the same award', () => {
  const directory = new Set(
    records
      .filter(({ year }) => year === '2024')
      .map(({ fullName, category, badge }) => `${fullName}, ${badge} in ${category}`),
  );
  const shown = faces.map(({ name, category, award }) => `${name}, ${award} in ${category}`);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((one) => !directory.has(one))).toEqual([]);
});
