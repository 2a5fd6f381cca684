import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Bundle from '../src/boot/prerender';
import { bundle } from './bundle';
import { prerenderConfig } from './prerender-config';

const require = createRequire(import.meta.url);

/** Every public page and the not-found page as HTML, with their common style sheet and the card renderers. */
export const prerender = () =>
  bundle(prerenderConfig, async (dir) => {
    const { publicPages, notFoundPage, winnerMissingPage, ...cards } = require(
      join(dir, 'prerender.cjs'),
    ) as typeof Bundle;
    const css = await readFile(join(dir, 'prerender.css'), 'utf8');
    const [pages, notFound, winnerMissing] = await Promise.all([
      publicPages(),
      notFoundPage(),
      winnerMissingPage(),
    ]);
    return { pages, notFound, winnerMissing, css, cards };
  });
