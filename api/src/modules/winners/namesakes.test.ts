import { matchRecords } from './namesakes';
import type { WinnerRecord } from './record';
import type { StoredWinner } from './winner';

/** How often profiles are parsed to tell so many namesakes apart. */
function readingsFor(many: number): number {
  let readings = 0;
  const one = (address: string) => ({
    year: '2024',
    category: 'AI',
    fullName: 'Ana Lee',
    slug: 'ana-lee',
    slugIsGiven: false,
    get linkedInUrl() {
      readings += 1;
      return `https://linkedin.com/in/${address}`;
    },
  });
  const numbers = Array.from({ length: many }, (_, number) => number);
  const records = numbers.map((number) => one(`new-${number}`) as unknown as WinnerRecord);
  const stored = numbers.map(
    (number) =>
      Object.assign(one(`old-${number}`), { slug: `ana-lee-${number}` }) as unknown as StoredWinner,
  );
  const meant = matchRecords(records, stored);
  expect([...meant.values()]).toEqual(Array(many).fill('doubtful'));
  return readings;
}

test('telling namesakes apart takes linear time', () => {
  expect(readingsFor(40)).toBeLessThanOrEqual(2 * readingsFor(20));
});
