import { statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../e2e/browser';
import { startOwnStack } from '../../e2e/stack';
import { buildParts } from '../build/build-parts';
import { distOf, parts, staticParts } from '../parts';

interface Weight {
  path: string;
  raw: number;
  gzip: number;
  brotli: number;
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size;

/** The built file that a path of the site is answered with; undefined for calls of the API. */
function fileOf(path: string): string | undefined {
  const [, remote, rest] = /^\/remotes\/([\w-]+)\/(.*)$/.exec(path) ?? [];
  const part = staticParts.find((name) => name === remote) ?? 'shell';
  const file = join(distOf(part), rest ?? path);
  return [file, join(file, 'index.html')].find((one) =>
    statSync(one, { throwIfNoEntry: false })?.isFile(),
  );
}

function weigh(path: string): Weight | undefined {
  const file = fileOf(path);
  if (!file) return undefined;
  const raw = sizeOf(file) ?? 0;
  return { path, raw, gzip: sizeOf(`${file}.gz`) ?? raw, brotli: sizeOf(`${file}.br`) ?? raw };
}

/** Paths of this site that the page asks for while `act` runs and until the network is quiet. */
async function pathsDuring(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  const note = (request: { url(): string }) => asked.push(new URL(request.url()).pathname);
  page.on('request', note);
  await act();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_000);
  page.off('request', note);
  return [...new Set(asked)];
}

const row = (name: string, { raw, gzip, brotli }: Omit<Weight, 'path'>) =>
  `  ${name.padEnd(64)}${[raw, gzip, brotli].map((bytes) => String(bytes).padStart(9)).join('')}`;

function sum(weights: readonly Weight[]): Omit<Weight, 'path'> {
  const total = (pick: (one: Weight) => number) => weights.reduce((all, one) => all + pick(one), 0);
  return {
    raw: total((one) => one.raw),
    gzip: total((one) => one.gzip),
    brotli: total((one) => one.brotli),
  };
}

function report(title: string, paths: readonly string[]): void {
  const weights = paths.flatMap((path) => weigh(path) ?? []);
  const scripts = weights.filter(({ path }) => path.endsWith('.js'));
  console.log(`\n${title}${' '.repeat(Math.max(2, 66 - title.length))}      raw     gzip   brotli`);
  for (const one of weights) console.log(row(one.path, one));
  console.log(row(`all ${weights.length} files`, sum(weights)));
  console.log(row(`of these ${scripts.length} scripts`, sum(scripts)));
  const calls = paths.filter((path) => path.startsWith('/api/'));
  if (calls.length > 0) console.log(`  and calls: ${calls.join(', ')}`);
}

/** Bytes of what the home page loads, file by file, before and after somebody begins to use it. */
export async function run(): Promise<void> {
  await buildParts(parts, console.log);
  const stack = await startOwnStack(() => {});
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args,
    env: { ...process.env, ...env } as typeof env,
  });
  try {
    const page = await browser.newPage();
    report('Until the page stands', await pathsDuring(page, () => page.goto(stack.address)));
    const used = () => page.mouse.move(200, 200).then(() => page.mouse.move(220, 220));
    report('When somebody begins to use it', await pathsDuring(page, used));
  } finally {
    await browser.close();
    await stack.stop();
  }
}
