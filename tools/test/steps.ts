import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildParts } from '../build/build-parts';
import { brokenBoundaries } from '../check/boundaries';
import { tooLarge } from '../check/sizes';
import { parts, root } from '../parts';
import { runTool } from '../processes/tool';
import { type Counts, countJest, countPlaywright, failed, judge, passed } from './outcome';

export interface Step {
  name: string;
  /** Description for the log. */
  about: string;
  /**
   * The two lanes run side by side: Jest takes longest, and journeys mostly wait for the browser.
   * Steps of a lane run one after another.
   */
  lane: 'jest' | 'others';
  run(reports: string): Promise<Counts & { note?: string }>;
}

const asCheck = (exitCode: number): Counts => (exitCode === 0 ? passed : failed);

async function readReport<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

async function types(): Promise<Counts> {
  return asCheck(await runTool('node_modules/tsx/dist/cli.mjs', ['tools/check/types.ts']));
}

async function lint(): Promise<Counts> {
  return asCheck(
    await runTool('node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
  );
}

/** Parts that are deployed alone list their own imports. */
const alone = ['shell', 'mf-*', 'api'].flatMap((part) => ['--workspace', `./${part}`]);

async function unused(): Promise<Counts> {
  const knip = (...args: string[]) =>
    runTool('node_modules/knip/bin/knip.js', ['--no-config-hints', ...args]);
  return asCheck((await knip()) || (await knip('--strict', '--dependencies', ...alone)));
}

async function boundaries(): Promise<Counts> {
  const broken = [...(await brokenBoundaries(root)), ...(await tooLarge(root))];
  for (const line of broken) console.error(line);
  return broken.length === 0 ? passed : failed;
}

async function jest(reports: string) {
  const file = join(reports, 'jest.json');
  const exitCode = await runTool('node_modules/jest/bin/jest.js', [
    // The journeys run at the same time, so a third process on two cores would only cost start-up
    // time.
    '--maxWorkers=2',
    '--json',
    `--outputFile=${file}`,
    '--cacheDirectory=node_modules/.cache/jest',
  ]);
  const report = await readReport<Parameters<typeof countJest>[0]>(file);
  return judge(report && countJest(report), exitCode);
}

async function build(): Promise<Counts> {
  try {
    const built = await buildParts(parts, console.log);
    if (built.length === 0) console.log('  Nothing has changed since the last build.');
    return passed;
  } catch (error) {
    console.error((error as Error).message);
    return failed;
  }
}

async function e2e(reports: string) {
  const file = join(reports, 'playwright.json');
  const exitCode = await runTool(
    'node_modules/@playwright/test/cli.js',
    ['test', '--config=e2e/playwright.config.ts'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  );
  const report = await readReport<Parameters<typeof countPlaywright>[0]>(file);
  return judge(report && countPlaywright(report), exitCode);
}

/** The runners; a failure does not stop the others. */
export const steps: readonly Step[] = [
  { name: 'jest', about: 'unit, component and API tests', lane: 'jest', run: jest },
  { name: 'build', about: 'every part', lane: 'others', run: build },
  {
    name: 'e2e',
    about: 'journeys in a browser on the real stack',
    lane: 'others',
    run: e2e,
  },
  { name: 'types', about: 'type check of every workspace', lane: 'others', run: types },
  { name: 'lint', about: 'lint and format', lane: 'others', run: lint },
  { name: 'unused', about: 'files, exports and dependencies', lane: 'others', run: unused },
  {
    name: 'boundaries',
    about: 'who imports whom, and how large the parts are',
    lane: 'others',
    run: boundaries,
  },
];
