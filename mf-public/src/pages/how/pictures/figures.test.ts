import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { certainties, ranks } from './figures';

const drawn = (name: string) =>
  readFileSync(join(__dirname, '../../../../../docs/images', name), 'utf8');

test('the means are those that the picture of the docs names', () => {
  const named = drawn('merit-ranks.svg').match(/(?<=text-anchor="start">)0\.\d{3}(?=<)/g);
  expect(ranks.map(({ correlation }) => correlation.toFixed(3))).toEqual(named);
});

test('the certainties are the dots of the picture of the docs', () => {
  const dots = [...drawn('merit-certainty.svg').matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)];
  const perCent = (pixels: number) => Number((pixels / 3.6).toFixed(1));
  expect(certainties).toEqual(
    dots.map(([, x, y]) => ({ said: perCent(Number(x) - 80), true: perCent(420 - Number(y)) })),
  );
});
