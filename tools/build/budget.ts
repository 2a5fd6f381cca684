import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { aheadFile } from '../../shared/federation/ahead-files';
import type { SealFile } from '../../shared/federation/contract';
import type { Part } from '../parts';

/** What a visitor of the home page transfers, and how much of it there may be. */
export interface Budget {
  what: string;
  /** Bytes, as most browsers are sent them: compressed by brotli. */
  most: number;
  files: readonly string[];
  /** Text that stands in a page of these files, weighed as a file of its own would be. */
  text?: string;
}

/** All scripts that the home page runs are at most 99.1 kB. The parts are built apart, so each has its share. */
export const scriptsOfHome = { start: 1_200, shell: 80_500, publicSite: 17_400 };

/** The files that a text names, as paths below the build. */
const namedIn = (text: string, pattern: RegExp) =>
  [...new Set(text.match(new RegExp(pattern, 'g')) ?? [])].map((path) => path.slice(1));

async function budgetsOfShell(dist: string): Promise<Budget[]> {
  const home = await readFile(join(dist, 'index.html'), 'utf8');
  const portal = await readFile(join(dist, 'admin/index.html'), 'utf8');
  const fonts = namedIn(home, /\/assets\/[\w-]+-basic\.\w+\.woff2/);
  const [, start = ''] = /<script data-app[^>]*>([^<]+)/.exec(home) ?? [];
  return [
    { what: 'home page before the first touch', most: 40_000, files: ['index.html', ...fonts] },
    {
      what: 'scripts of the shell',
      most: scriptsOfHome.shell,
      files: namedIn(portal, /\/assets\/shell\.\w+\.js/),
    },
    { what: 'start script of the home page', most: scriptsOfHome.start, files: [], text: start },
  ];
}

async function budgetsOfPublicSite(dist: string): Promise<Budget[]> {
  const noted = await readFile(join(dist, aheadFile), 'utf8');
  const { '': always = [], home = [] } = JSON.parse(noted) as NonNullable<SealFile['ahead']>;
  const files = [...always, ...home].filter((file) => file.endsWith('.js'));
  return [{ what: 'scripts of the home page', most: scriptsOfHome.publicSite, files }];
}

const budgets: Partial<Record<Part, (dist: string) => Promise<Budget[]>>> = {
  shell: budgetsOfShell,
  'mf-public': budgetsOfPublicSite,
};

async function bytesOf(file: string): Promise<number> {
  return (await stat(existsSync(`${file}.br`) ? `${file}.br` : file)).size;
}

/** @throws Error when files are heavier than their budget, or none are there to weigh. */
export async function keep({ what, most, files, text }: Budget, dist: string): Promise<void> {
  if (files.length === 0 && !text) throw new Error(`There is nothing to weigh: ${what}.`);
  let bytes = text ? brotliCompressSync(text).length : 0;
  for (const file of files) bytes += await bytesOf(join(dist, file));
  if (bytes > most) throw new Error(`Too heavy by ${bytes - most} bytes of ${most}: ${what}.`);
}

/** Holds a compressed build against what its part may weigh (docs/decisions/0072). */
export async function keepBudgets(part: Part, dist: string): Promise<void> {
  for (const budget of (await budgets[part]?.(dist)) ?? []) await keep(budget, dist);
}
