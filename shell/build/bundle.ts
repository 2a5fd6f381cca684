import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';

/** Rejects with the compiler's errors and warnings; an ignored warning would hide the next one. */
export function compile(config: Configuration): Promise<void> {
  const compiler = webpack(config);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (!error && stats && !stats.hasErrors() && !stats.hasWarnings()) return resolve();
        reject(error ?? new Error(stats?.toString({ preset: 'errors-warnings', colors: false })));
      });
    });
  });
}

/** Bundles into a temporary folder, and returns what `read` makes of its files. */
export async function bundle<Result>(
  config: (folder: string) => Configuration,
  read: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'bundle-'));
  try {
    await compile(config(folder));
    return await read(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
