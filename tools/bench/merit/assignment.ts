import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../parts';
import type { Measured } from './assignment-case';
import type { Population } from './population';

interface Target {
  seconds: number;
  megabytes?: number;
  certainty: number;
}

const sizes: readonly { size: [number, number]; target: Target; isHuge?: boolean }[] = [
  { size: [187, 350], target: { seconds: 0.1, certainty: 0.9999 } },
  { size: [1000, 2000], target: { seconds: 3, certainty: 0.9999 } },
  { size: [5000, 5000], target: { seconds: 5, megabytes: 500, certainty: 0.9999 } },
  {
    size: [25_000, 30_000],
    target: { seconds: 600, megabytes: 8000, certainty: 0.999 },
    isHuge: true,
  },
];

/** Capacity for each planned assignment; below 1 not all can be filled. */
const capacities = { tight: 1.05, loose: 1.5, short: 0.9 };

function measureApart(population: Population): Measured {
  const script = join(root, 'tools/bench/merit/assignment-case.ts');
  const run = spawnSync(
    process.execPath,
    ['--max-old-space-size=8000', '--import', 'tsx', script, JSON.stringify(population)],
    { cwd: root, encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (run.status !== 0) throw new Error(`The measurement exited with ${run.status ?? run.signal}`);
  return JSON.parse(run.stdout) as Measured;
}

const percent = (share: number, digits: number): string => `${(100 * share).toFixed(digits)} %`;
const seconds = (value: number): string => (value < 1 ? value.toFixed(3) : value.toFixed(1));

const columns = [
  'nominations x judges',
  'capacity',
  'time first / warm / processor (target), s',
  'memory (target), MB',
  'places filled',
  'certain share of optimum, before and after the later stages (target)',
  'weakest of its ceiling (98 %)',
  'given up for it and for connection (0.25 %)',
  'rules broken',
  'parts',
  'loads',
];

function line([n, m]: [number, number], capacity: string, target: Target, it: Measured): string[] {
  const times = [it.first, it.warm, it.processor].map(seconds).join(' / ');
  return [
    `${n} x ${m}`,
    capacity,
    `${times} (${target.seconds})`,
    `${Math.round(it.memory)}${target.megabytes ? ` (${target.megabytes})` : ''}`,
    `${it.filled} of ${it.planned}`,
    `${percent(it.certaintyBefore, 4)}, ${percent(it.certainty, 4)} (${percent(target.certainty, 2)})`,
    percent(it.weakest, 1),
    percent(it.loss, 3),
    String(it.broken),
    String(it.parts),
    `${percent(it.loads.least, 0)} to ${percent(it.loads.most, 0)}`,
  ];
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/**
 * Plans random seasons, each in its own process, and prints a table for the documentation.
 * @param options `huge` plans for 25,000 nominations and 30,000 judges too, which takes minutes
 */
export async function run(options: readonly string[]): Promise<void> {
  console.log(`${row(columns)}\n${row(columns.map(() => '---'))}`);
  for (const { size, target, isHuge } of sizes) {
    if (isHuge && !options.includes('huge')) continue;
    for (const [name, capacity] of Object.entries(capacities)) {
      if (isHuge && name !== 'tight') continue;
      const [nominations, judges] = size;
      const measured = measureApart({ nominations, judges, capacity, seed: 1 });
      console.log(row(line(size, `${name}, ${capacity}`, target, measured)));
    }
  }
}
