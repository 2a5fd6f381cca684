import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../parts';
import type { Measured, Trial } from './assignment-case';
import { trialNames } from './trial-populations';

const of =
  (nominations: number, judges: number, isDrawn = false) =>
  (name: string): Trial => ({ name, nominations, judges, isDrawn });

const trials: readonly Trial[] = [
  ...['base', 'same words', '8 % short'].map(of(187, 350)),
  of(187, 350, true)('base'),
  ...trialNames.map(of(1000, 2000)),
  of(1000, 2000, true)('base'),
  ...['base', 'no shared words', '8 % short'].map(of(5000, 5000)),
];
const huge = of(25_000, 30_000)('base');

function measureApart(trial: Trial): Measured {
  const script = join(root, 'tools/bench/merit/assignment-case.ts');
  const run = spawnSync(
    process.execPath,
    ['--max-old-space-size=8000', '--import', 'tsx', script, JSON.stringify(trial)],
    { cwd: root, encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (run.status !== 0) throw new Error(`The measurement exited with ${run.status ?? run.signal}`);
  return JSON.parse(run.stdout) as Measured;
}

const percent = (share: number, digits: number): string => `${(100 * share).toFixed(digits)} %`;
const seconds = (value: number): string => value.toFixed(value < 1 ? 2 : 1);

const columns = [
  'nominations x judges',
  'population',
  'processor first / warm, s',
  'memory, MB',
  'places filled, possible, planned',
  'certain share of optimum, before and after the later stages',
  'weakest of its ceiling',
  'below 98 %',
  'given up',
  'rules broken',
  'parts',
];

function line({ nominations, judges, name, isDrawn }: Trial, it: Measured): string[] {
  return [
    `${nominations} x ${judges}`,
    isDrawn ? `${name}, drawn` : name,
    [it.first, it.warm].map(seconds).join(' / '),
    String(Math.round(it.memory)),
    [it.filled, it.most, it.planned].join(', '),
    [it.certaintyBefore, it.certainty].map((share) => percent(share, 4)).join(', '),
    percent(it.weakest, 1),
    String(it.below),
    percent(it.loss, 3),
    String(it.broken),
    String(it.parts),
  ];
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/**
 * Plans random seasons, each in its own process, and prints a table for the documentation.
 * @param options `huge` adds 25,000 nominations with 30,000 judges, which takes minutes
 */
export async function run(options: readonly string[]): Promise<void> {
  console.log(`${row(columns)}\n${row(columns.map(() => '---'))}`);
  for (const trial of options.includes('huge') ? [...trials, huge] : trials) {
    console.log(row(line(trial, measureApart(trial))));
  }
}
