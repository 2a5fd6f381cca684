import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { apiConfig } from '../../api/build';
import { hostConfig, remoteConfig } from '../../shared/federation/webpack';
import { compile as runWebpack } from '../../shell/build/bundle';
import { writePages } from '../../shell/build/pages';
import type { Part } from '../parts';
import { besideTheShell } from '../serve/remotes-file';
import { keepBudgets } from './budget';
import { precompress } from './precompress';
import { remotesBuild } from './remotes-build';
import { publicHalf, remotesKey } from './remotes-key';
import { sealBuild } from './seal';

/**
 * Shared code is duplicated, because on a slow line a request costs more than its bytes, and
 * HTTP/1.1 sends six at a time. A large chunk of the public site stays separate.
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

/** Builds a part into `dist`, which must not exist yet. */
export async function compile(part: Part, dist: string): Promise<void> {
  await mkdir(dist, { recursive: true });
  const config = configOf(part);
  await runWebpack({ ...config, output: { ...config.output, path: dist } });
  if (part === 'api') return;
  if (part === 'shell') {
    const remotes = besideTheShell(publicHalf(remotesKey()), remotesBuild());
    await writeFile(join(dist, 'remotes.json'), `${JSON.stringify(remotes)}\n`);
    await writePages(dist);
  } else await sealBuild(part, dist, remotesKey());
  await precompress(dist);
  await keepBudgets(part, dist);
}
