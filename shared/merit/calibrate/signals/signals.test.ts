import { panelOf, usual } from '../../testing/panels';
import { type Calibration, calibrate } from '../calibrate';
import { againstSignals } from './against';
import { disagreementSignals } from './disagreement';
import { driftSignals } from './drift';
import { hasteSignals } from './haste';
import { samenessSignals } from './sameness';

const count = (length: number) => Array.from({ length }, (_, at) => at);

test('a judge who gives one number to all is shown, others are not', () => {
  const given = (judge: string, list: readonly (readonly number[])[]) =>
    list.map((scores) => ({ judge, scores }));
  const eights = count(5).map(() => [8, 8, 8, 8]);
  expect(
    samenessSignals([
      ...given('same', eights),
      ...given('few', eights.slice(1)),
      ...given('nearly', [...eights, [8, 8, 8, 9]]),
      ...given('by nomination', [...eights, [7, 7, 7, 7]]),
    ]),
  ).toEqual([{ judge: 'same', number: 8, ratings: 5 }]);
});

test('five ratings half a minute apart are a fast row; a pause ends it', () => {
  const given = (judge: string, seconds: readonly number[]) =>
    seconds.map((second) => ({ judge, completedAt: second * 1000 }));
  expect(
    hasteSignals([
      ...given('hasty', [40, 20, 0, 60, 80, 5000, 9000]),
      ...given('steady', [0, 31, 62, 93, 124, 155]),
      ...given('paused', [0, 10, 20, 30, 100, 110, 120, 130]),
    ]),
  ).toEqual([{ judge: 'hasty', ratings: 5, lasted: 80_000 }]);
});

test('a judge with the scale upside down runs against the others from eight ratings on; one who scatters does not', () => {
  const others = [3, 4, 5, 6, 6, 7, 8, 9].map((score, at) => ({ nomination: `n${at}`, score }));
  const given = (judge: string, score: (score: number, at: number) => number) =>
    others.map((one, at) => ({ judge, nomination: one.nomination, score: score(one.score, at) }));
  const usualJudges = count(10).flatMap((at) => given(`judge ${at}`, (score) => score));
  const upsideDown = given('upside down', (score) => 11 - score);
  const found = againstSignals([
    ...usualJudges,
    ...upsideDown,
    ...given('always 7', () => 7),
    ...given('scatters', (_, at) => [8, 2, 9, 3, 4, 9, 2, 8][at] as number),
  ]);
  expect(found).toMatchObject([{ judge: 'upside down', ratings: 8 }]);
  expect(found[0]?.correlation).toBeLessThan(-0.95);
  expect(againstSignals([...usualJudges, ...upsideDown.slice(1)])).toEqual([]);
});

test('a judge who becomes stricter is shown with the change; one who wavers is not', () => {
  const given = (judge: string, residuals: readonly number[]) =>
    residuals.map((residual, at) => ({ judge, residual, completedAt: 1000 - at }));
  const stricter = count(12).map((at) => at / 4 - 1.375);
  const found = driftSignals(
    [
      ...given('drifting', stricter),
      ...given(
        'wavering',
        count(12).map((at) => (at % 2) - 0.5),
      ),
      ...given('short', [-3, -2, 0, 2, 3]),
    ],
    0.5,
  );
  // Times are in reverse order of the list, so the residuals fall from 1.375 to -1.375.
  expect(found).toEqual([{ judge: 'drifting', ratings: 12, change: -2.75 }]);
});

test('ratings that scatter far more than the season are shown, random scatter is not', () => {
  const given = (name: string, size: number, ratings = 10) =>
    count(ratings).map((at) => ({ name, residual: at % 2 ? size : -size }));
  expect(
    disagreementSignals(
      [
        ...given('z', 2),
        ...given('a', 1.5, 40),
        ...given('by chance', 1.5),
        ...given('usual', 1),
        ...given('few', 3, 6),
      ],
      1,
    ),
  ).toEqual([
    { name: 'a', ratings: 40, meanSquare: 2.25 },
    { name: 'z', ratings: 10, meanSquare: 4 },
  ]);
});

test('among typical judges and nominations, fewer than one a season is shown', () => {
  const seasons = count(20).map((seed) => {
    const panel = { nominations: 187, judges: 350, each: 20, seed: seed + 1, spread: usual };
    const { residuals, variances } = calibrate(panelOf(panel).observations) as Calibration;
    const inTime = residuals.map((one, at) => ({ ...one, completedAt: at }));
    const named = (by: 'judge' | 'nomination') =>
      residuals.map((one) => ({ name: one[by], residual: one.residual }));
    return [
      driftSignals(inTime, variances.residual).length,
      disagreementSignals(named('judge'), variances.residual).length,
      disagreementSignals(named('nomination'), variances.residual).length,
    ];
  });
  const shown = [0, 1, 2].map((kind) =>
    seasons.reduce((sum, counts) => sum + (counts[kind] as number), 0),
  );
  expect(shown.map((number) => number < seasons.length)).toEqual([true, true, true]);
});
