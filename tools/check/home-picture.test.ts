import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../parts';

const read = (file: string) => readFileSync(join(root, 'mf-public/src/pages/home', file), 'utf8');

test('the picture of ratings on the home page has a dot for the mean of each judge, and a line at the score', () => {
  const picture = read('plot.svg');
  const ratings = [...read('proof.ts').matchAll(/^ {2}'([\d ]+)',$/gm)].map(
    ([, points]) => `${points}`,
  );
  expect(ratings).toHaveLength(20);
  const pointsAt = (x: string | undefined) => 7 + Number(x) / 200;
  const means = ratings.map(
    (rating) => rating.split(' ').reduce((sum, points) => sum + Number(points), 0) / 4,
  );
  expect([...picture.matchAll(/M(\d+) \d+h0/g)].map(([, x]) => pointsAt(x))).toEqual(means);
  const all = means.reduce((sum, mean) => sum + mean, 0) / means.length;
  expect(pointsAt(/d="M([\d.]+) 0v/.exec(picture)?.[1])).toBeCloseTo(all, 2);
});
