import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../parts';
import type { Correlations, Judged, SeasonMeasures } from './panel-measures';
import { mean } from './rank-correlation';
import { dot, label, stroke, svg } from './svg';

const methods: readonly (readonly [keyof Correlations, string])[] = [
  ['raw', 'Plain mean'],
  ['standardised', 'Judges brought to z-scores'],
  ['calibrated', 'Calibrated'],
  ['oracle', 'Severities known'],
];

const [blue, orange] = ['#2f5fd0', '#c2570c'];

/** A row of dots for each method, one for each season, with their mean. */
function ranksPicture(runs: readonly SeasonMeasures[]): string {
  const least = 0.94;
  const x = (value: number) => 220 + (Math.max(least, value) - least) * (440 / (1 - least));
  const rows = methods.flatMap(([method, words], at) => {
    const values = runs.map(({ correlations }) => correlations[method]);
    const y = 70 + 50 * at;
    return [
      label(20, y + 5, words),
      ...values.map((value, run) =>
        dot(x(value), y - 9 + (18 * ((run * 7) % 10)) / 9, 2.5, blue, 0.45),
      ),
      stroke([x(mean(values)), y - 17], [x(mean(values)), y + 17], { colour: orange, width: 3 }),
      label(675, y + 5, mean(values).toFixed(3)),
    ];
  });
  const ticks = [0.94, 0.96, 0.98, 1].flatMap((value) => [
    stroke([x(value), 45], [x(value), 245], { isDotted: true }),
    label(x(value), 265, value.toFixed(2), 'middle'),
  ]);
  return svg({ width: 740, height: 300, title: 'How close each method comes to the true order' }, [
    label(
      20,
      28,
      `Rank correlation with the true order: ${runs.length} made-up seasons, their mean in orange`,
    ),
    ...ticks,
    ...rows,
    label(440, 288, '1 is the true order', 'middle'),
  ]);
}

const steps = [0, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.97, 1.001];

/** Of the nominations whose tier was held to be about so probable, how many are truly in it. */
function binsOf(judged: readonly Judged[]) {
  return steps.slice(1).flatMap((to, at) => {
    const inside = judged.filter(
      ({ probability }) => probability >= (steps[at] as number) && probability < to,
    );
    if (inside.length < 20) return [];
    return [
      {
        said: mean(inside.map(({ probability }) => probability)),
        happened: mean(inside.map(({ isTierTrue }) => (isTierTrue ? 1 : 0))),
        count: inside.length,
      },
    ];
  });
}

/** Said and happened against each other; the larger a dot, the more nominations. */
function certaintyPicture(runs: readonly SeasonMeasures[]): string {
  const judged = runs.flatMap((one) => one.judged);
  const x = (share: number) => 80 + 360 * share;
  const y = (share: number) => 420 - 360 * share;
  const ticks = [0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
    stroke([x(share), y(0)], [x(share), y(1)], { isDotted: true }),
    stroke([x(0), y(share)], [x(1), y(share)], { isDotted: true }),
    label(x(share), 440, `${100 * share} %`, 'middle'),
    label(70, y(share) + 5, `${100 * share} %`, 'end'),
  ]);
  return svg({ width: 480, height: 490, title: 'Tiers are as certain as they are said to be' }, [
    label(
      20,
      28,
      `Was the tier the true one? ${judged.length.toLocaleString('en')} made-up nominations`,
    ),
    ...ticks,
    stroke([x(0), y(0)], [x(1), y(1)], { width: 2 }),
    ...binsOf(judged).map(({ said, happened, count }) =>
      dot(x(said), y(happened), 3 + Math.sqrt(count) / 8, blue, 0.75),
    ),
    label(260, 470, 'how probable calibration held the tier to be', 'middle'),
  ]);
}

/** Draws the pictures of docs/merit.md from one run of the benchmark. */
export function drawPictures(runs: readonly SeasonMeasures[]): void {
  const folder = join(root, 'docs/images');
  writeFileSync(join(folder, 'merit-ranks.svg'), ranksPicture(runs));
  writeFileSync(join(folder, 'merit-certainty.svg'), certaintyPicture(runs));
}
