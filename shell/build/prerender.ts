import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import type * as Bundle from '../src/boot/prerender';
import { prerenderConfig } from './prerender-config';

const require = createRequire(import.meta.url);

/** Answers with the files that were read. */
function bundle(path: string): Promise<string[]> {
  const compiler = webpack(prerenderConfig(path));
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (!error && stats && !stats.hasErrors()) {
          return resolve([...stats.compilation.fileDependencies]);
        }
        reject(error ?? new Error(stats?.toString({ preset: 'errors-only', colors: false })));
      });
    });
  });
}

/**
 * Every public page and the not-found page as HTML, with the one sheet that styles them all, and
 * what draws the card images; `read` names the files that they come from.
 */
export async function prerender() {
  const dir = await mkdtemp(join(tmpdir(), 'prerender-'));
  try {
    const read = await bundle(dir);
    const { publicPages, notFoundPage, winnerMissingPage, ...cards } = require(
      join(dir, 'prerender.cjs'),
    ) as typeof Bundle;
    const css = await readFile(join(dir, 'prerender.css'), 'utf8');
    const [pages, notFound, winnerMissing] = await Promise.all([
      publicPages(),
      notFoundPage(),
      winnerMissingPage(),
    ]);
    return { pages, notFound, winnerMissing, css, cards, read };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
