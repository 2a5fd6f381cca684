import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { certainties, wrongPairs } from '@meritum/shared/programme/merit-figures';
import { root } from '../../parts';
import { calibrationOf, oracleScores, rawScores, standardisedScores } from './methods';
import { usual } from './panel-kinds';
import { madeUp } from './panel-season';
import { mean, pairsInWrongOrder } from './rank-correlation';

const drawn = (name: string) => readFileSync(join(root, 'docs/images', name), 'utf8');

test('the pairs in the wrong order on the public page are those of the first seasons, about', () => {
  const made = Array.from({ length: 4 }, (_, at) => madeUp(usual, at + 1));
  const calibrated = (season: (typeof made)[number]) =>
    calibrationOf(season).nominations.map(({ score }) => score);
  const measured = [rawScores, standardisedScores, calibrated, oracleScores].map(
    (method) => 100 * mean(made.map((one) => pairsInWrongOrder(one.truth, method(one)))),
  );
  const off = wrongPairs.map(({ of100 }, at) => Math.abs(of100 - (measured[at] as number)));
  expect(Math.max(...off)).toBeLessThan(0.5);
});

test('the certainties on the public page are the dots of the picture in the docs', () => {
  const dots = [...drawn('merit-certainty.svg').matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)];
  const perCent = (pixels: number) => Number((pixels / 3.6).toFixed(1));
  expect(certainties).toEqual(
    dots.map(([, x, y]) => ({ said: perCent(Number(x) - 80), true: perCent(420 - Number(y)) })),
  );
});
