import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { aheadFile } from '../../shared/federation/ahead-files';
import type { SealFile } from '../../shared/federation/contract';
import { type Part, root } from '../parts';

/** A size limit for downloads of the home page's visitors. */
export interface Budget {
  what: string;
  /** Maximum bytes, compressed by brotli. */
  most: number;
  files: readonly string[];
  /** Inline text, measured like a separate file. */
  text?: string;
}

/** All scripts of the home page are at most 99.1 kB, divided among parts that are built alone. */
export const scriptsOfHome = { start: 1_100, shell: 80_600, publicSite: 17_600 };

/** The files named in a text, as paths below the build. */
const namedIn = (text: string, pattern: RegExp) =>
  [...new Set(text.match(new RegExp(pattern, 'g')) ?? [])].map((path) => path.slice(1));

/**
 * The pictures that a browser fetches with a page. Those in `Later` are left out, because they are
 * drawn only when near; a lazy picture is fetched from 2,500 px away. Source files are measured,
 * because the public site may be built at the same time.
 */
async function picturesOf(html: string): Promise<string> {
  const near = html.replace(/<div class="[^"]*__later[^>]*>.*?<\/div>/gs, '');
  const names = namedIn(near, /\/remotes\/mf-public\/assets\/[\w-]+\.\w{8}\.svg/);
  const sources = names.map((name) => `${name.split('/').at(-1)?.split('.')[0]}.svg`);
  const folder = join(root, 'mf-public/src/features/portraits');
  const texts = sources.map((source) => readFile(join(folder, source), 'utf8'));
  return (await Promise.all(texts)).join('');
}

async function budgetsOfShell(dist: string): Promise<Budget[]> {
  const home = await readFile(join(dist, 'index.html'), 'utf8');
  const portal = await readFile(join(dist, 'admin/index.html'), 'utf8');
  const fonts = namedIn(home, /\/assets\/[\w-]+-basic\.\w+\.woff2/);
  const [, start = ''] = /<script data-app[^>]*>([^<]+)/.exec(home) ?? [];
  return [
    {
      what: 'home page before the first touch',
      most: 40_000,
      files: ['index.html', 'favicon.svg', ...fonts],
      text: await picturesOf(home),
    },
    {
      what: 'winners page before the first touch, without its list',
      most: 50_000,
      files: ['winners/index.html', 'favicon.svg', ...fonts],
    },
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

/** Compressed as in a release, since a checkout's own build is compressed less. */
async function bytesOf(file: string): Promise<number> {
  if (!existsSync(`${file}.br`)) return (await stat(file)).size;
  return brotliCompressSync(await readFile(file)).length;
}

/** @throws Error when files exceed their budget or are missing. */
export async function keep({ what, most, files, text }: Budget, dist: string): Promise<void> {
  if (files.length === 0 && !text) throw new Error(`Nothing found for the budget "${what}".`);
  let bytes = text ? brotliCompressSync(text).length : 0;
  for (const file of files) bytes += await bytesOf(join(dist, file));
  if (bytes > most) throw new Error(`Over budget by ${bytes - most} bytes of ${most}: ${what}.`);
}

/** Checks a compressed build against its budgets (docs/decisions/0072). */
export async function keepBudgets(part: Part, dist: string): Promise<void> {
  for (const budget of (await budgets[part]?.(dist)) ?? []) await keep(budget, dist);
}
