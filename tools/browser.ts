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

/** Bytes of shared memory that suffice for the browsers of all workers. */
const roomy = 2 ** 30;

/**
 * Returns Playwright's argument to leave out if /dev/shm is large enough. It moves the browser's
 * shared memory into temporary files, which costs a third of the processor time.
 */
export function needlessArgs(): string[] {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return [];
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= roomy ? ['--disable-dev-shm-usage'] : [];
}

/** Arguments for a browser that runs as root, without a screen and without network requests of its own. */
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

const packageFolder = join(root, 'node_modules/@sparticuz/chromium');

const fontsConf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'font-cache')}</cachedir>
</fontconfig>
`;

/** Unpacks the packaged browser once for each version; a partly unpacked one is never used. */
async function unpack(folder: string): Promise<void> {
  const work = `${folder}.${process.pid}`;
  await mkdir(work, { recursive: true });
  // The package unpacks into the temporary folder and reads this variable when it is imported.
  const env = { ...process.env, TMPDIR: work, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  const script = `(await import('@sparticuz/chromium')).default.executablePath()`;
  const run = promisify(execFile);
  await run(process.execPath, ['--input-type=module', '-e', `await ${script}`], { env, cwd: root });
  await mkdir(join(work, 'config'));
  await writeFile(join(work, 'config/fonts.conf'), fontsConf(folder));
  await rename(work, folder).catch(() => rm(work, { recursive: true, force: true }));
}

async function bundledBrowser(): Promise<Browser> {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(root, 'node_modules/.cache', `chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  return {
    executablePath: join(folder, 'chromium'),
    args,
    env: {
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_PATH: join(folder, 'config'),
    },
  };
}

/** The package has a browser for this system only. */
const hasBundled = process.platform === 'linux' && process.arch === 'x64';

/**
 * Returns the browser for the journeys: the one that `CHROMIUM_PATH` names, or the headless one
 * from the npm package, which is the same everywhere and takes half the time of a full Chromium.
 * `MERITUM_BROWSER=installed` selects an installed browser.
 */
export async function findBrowser(): Promise<Browser> {
  const prefersInstalled = process.env.MERITUM_BROWSER === 'installed' || !hasBundled;
  const path =
    process.env.CHROMIUM_PATH ?? (prefersInstalled ? await installedBrowser() : undefined);
  return path ? { executablePath: path, args, env: {} } : bundledBrowser();
}
