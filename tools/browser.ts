import { execFile } from 'node:child_process';
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './parts';
import { findProgram } from './processes/programs';

export interface Browser {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

/** Shared memory in bytes that suffices for all workers' browsers. */
const roomy = 2 ** 30;

/**
 * Returns a Playwright argument to omit if /dev/shm is large enough. The argument moves shared
 * memory to temporary files, at the cost of a third of the processor time.
 */
export function needlessArgs(): string[] {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return [];
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= roomy ? ['--disable-dev-shm-usage'] : [];
}

/** Arguments for a browser that runs as root, without a screen and without its own requests. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const installed = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

async function installedBrowser(): Promise<string | undefined> {
  const found = await Promise.all(installed.map((name) => findProgram(name, process.env)));
  return found.find(Boolean);
}

/**
 * Packages with a browser each, the system that they are told to run on, and the folder of their
 * libraries.
 */
const packages = {
  newest: { name: '@sparticuz/chromium', system: 'nodejs22.x', libraries: 'al2023/lib' },
  oldest: { name: 'chromium-oldest', system: 'nodejs18.x', libraries: 'aws/lib' },
} as const;

const fontsConf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'font-cache')}</cachedir>
</fontconfig>
`;

/**
 * Unpacks a packaged browser once per version. The finished folder is renamed, so that nobody sees
 * a partial one.
 */
async function unpack(age: keyof typeof packages, folder: string): Promise<void> {
  const { name, system } = packages[age];
  const work = `${folder}.${process.pid}`;
  await mkdir(work, { recursive: true });
  // The package unpacks into the temporary folder and reads this variable when it is imported.
  const env = { ...process.env, TMPDIR: work, AWS_EXECUTION_ENV: `AWS_Lambda_${system}` };
  const script = `(await import('${name}')).default.executablePath()`;
  const run = promisify(execFile);
  await run(process.execPath, ['--input-type=module', '-e', `await ${script}`], { env, cwd: root });
  await mkdir(join(work, 'config'));
  await writeFile(join(work, 'config/fonts.conf'), fontsConf(folder));
  await rename(work, folder).catch(() => rm(work, { recursive: true, force: true }));
}

async function bundledBrowser(age: keyof typeof packages): Promise<Browser> {
  const { name, libraries } = packages[age];
  const file = join(root, 'node_modules', name, 'package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  const folder = join(root, 'node_modules/.cache', `chromium-${version}`);
  if (!existsSync(folder)) await unpack(age, folder);
  return {
    executablePath: join(folder, 'chromium'),
    args,
    env: {
      LD_LIBRARY_PATH: join(folder, libraries),
      FONTCONFIG_PATH: join(folder, 'config'),
    },
  };
}

/** The packages have browsers for this system only. */
const hasBundled = process.platform === 'linux' && process.arch === 'x64';

/**
 * Returns the journeys' browser: `CHROMIUM_PATH`, or the headless one from the npm package, which
 * is the same everywhere and twice as fast as a full Chromium. `MERITUM_BROWSER=installed` selects
 * an installed one.
 */
export async function findBrowser(): Promise<Browser> {
  const prefersInstalled = process.env.MERITUM_BROWSER === 'installed' || !hasBundled;
  const path =
    process.env.CHROMIUM_PATH ?? (prefersInstalled ? await installedBrowser() : undefined);
  return path ? { executablePath: path, args, env: {} } : bundledBrowser('newest');
}

/** The oldest promised Chromium with the newest one's fonts; undefined on other systems. */
export async function findOldestBrowser(): Promise<Browser | undefined> {
  if (!hasBundled) return undefined;
  const [oldest, newest] = [await bundledBrowser('oldest'), await bundledBrowser('newest')];
  const { FONTCONFIG_PATH = '' } = newest.env;
  return { ...oldest, env: { ...oldest.env, FONTCONFIG_PATH } };
}
