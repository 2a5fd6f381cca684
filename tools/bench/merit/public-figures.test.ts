import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { certainties, ranks } from '@meritum/shared/programme/merit-figures';
import { root } from '../../parts';

const drawn = (name: string) => readFileSync(join(root, 'docs/images', name), 'utf8');

test('the public page names the means of the picture in the docs', () => {
  const named = drawn('merit-ranks.svg').match(/(?<=text-anchor="start">)0\.\d{3}(?=<)/g);
  expect(ranks.map(({ correlation }) => correlation.toFixed(3))).toEqual(named);
});

test('the certainties on the public page are the dots of the picture in the docs', () => {
  const dots = [...drawn('merit-certainty.svg').matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)];
  const perCent = (pixels: number) => Number((pixels / 3.6).toFixed(1));
  expect(certainties).toEqual(
    dots.map(([, x, y]) => ({ said: perCent(Number(x) - 80), true: perCent(420 - Number(y)) })),
  );
});
