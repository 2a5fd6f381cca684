import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';
import { apiConfig } from '../../api/build';
import { hostConfig, remoteConfig } from '../../shared/federation/webpack';
import { writePages } from '../../shell/build/pages';
import type { Part } from '../parts';
import { besideTheShell } from '../serve/remotes-file';
import { keepBudgets } from './budget';
import { precompress } from './precompress';
import { remotesBuild } from './remotes-build';
import { publicHalf, remotesKey } from './remotes-key';
import { sealBuild } from './seal';
import { writeTerms } from './terms';

function run(config: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) reject(error ?? new Error('webpack gave no result'));
        else resolve(stats);
      });
    });
  });
}

/**
 * Shared code is duplicated: on a slow line a request costs more than its bytes, and HTTP/1.1 sends
 * six at a time. A large part of the public site is a file of its own.
 */
const splitChunks: Partial<
  Record<Part, NonNullable<Configuration['optimization']>['splitChunks']>
> = {
  shell: false,
  'mf-nomination': false,
  'mf-judging': false,
  'mf-public': { minSize: 100_000 },
};

function configOf(part: Part): Configuration {
  if (part === 'api') return apiConfig('production');
  const options = { name: part, mode: 'production' } as const;
  const config = part === 'shell' ? hostConfig(options) : remoteConfig(options);
  const split = splitChunks[part];
  return split !== undefined
    ? { ...config, optimization: { ...config.optimization, splitChunks: split } }
    : config;
}

async function bundle(part: Part, dist: string): Promise<void> {
  const config = configOf(part);
  const stats = await run({ ...config, output: { ...config.output, path: dist } });
  // An ignored warning hides the next one.
  if (stats.hasErrors() || stats.hasWarnings()) {
    throw new Error(stats.toString({ preset: 'errors-warnings', colors: false }));
  }
}

/** Builds a part into `dist`, which must not exist yet. */
export async function compile(part: Part, dist: string): Promise<void> {
  await mkdir(dist, { recursive: true });
  await bundle(part, dist);
  if (part === 'api') return;
  if (part === 'shell') {
    const remotes = besideTheShell(publicHalf(remotesKey()), remotesBuild());
    await writeFile(join(dist, 'remotes.json'), `${JSON.stringify(remotes)}\n`);
    await writePages(dist);
  } else await sealBuild(part, dist, remotesKey());
  await writeTerms(dist);
  await precompress(dist);
  await keepBudgets(part, dist);
}
