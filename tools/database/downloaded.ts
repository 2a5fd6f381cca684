import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { lastLines } from '../processes/programs';
import { startMongod } from './mongod';
import { NotAvailable, type RunningDatabase, type Setup } from './ways';

const SCRIPT = fileURLToPath(new URL('./download-mongod.mjs', import.meta.url));
const WATCH_MS = 250;
const SILENCE_MS = 5_000;
const RETRY_MS = 60 * 60 * 1000;

/** Starts a real mongod that is downloaded once and kept in the cache folder. Its data lies in `<dataDir>/mongodb`. */
export async function startDownloaded(setup: Setup): Promise<RunningDatabase> {
  const folder = join(setup.cacheDir, 'mongod');
  const failure = join(setup.cacheDir, 'mongod-download-failed.txt');
  await mkdir(folder, { recursive: true });
  const kept = (await readdir(folder)).some((name) => name.startsWith('mongod-'));
  if (!kept && !setup.env.MONGOMS_SYSTEM_BINARY) {
    await refuseSoonAfter(failure);
    setup.log('database: asking for a MongoDB server to download (about 100 MB, once)');
  }
  const path = await fetchMongod(folder, setup.env).catch(async (error: Error) => {
    await writeFile(failure, error.message);
    throw new NotAvailable(`it could not be downloaded: ${error.message}`);
  });
  await rm(failure, { force: true });
  return startMongod(setup, path, 'downloaded');
}

/** Without internet each start would lose seconds to the attempt. */
async function refuseSoonAfter(failure: string) {
  const age = await stat(failure).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => RETRY_MS,
  );
  if (age >= RETRY_MS) return;
  const reason = await readFile(failure, 'utf8');
  throw new NotAvailable(
    `the download failed less than an hour ago (${reason}); ` +
      `it is tried again after an hour, or once ${failure} is deleted`,
  );
}

/** Where mongod lies after the download, which is given up when nothing comes for a while. */
async function fetchMongod(folder: string, env: NodeJS.ProcessEnv): Promise<string> {
  const child = execa(process.execPath, [SCRIPT, folder], {
    env: { ...env, MONGOMS_MAX_RETRIES: '1' },
    extendEnv: false,
    stdin: 'ignore',
    reject: false,
  });
  const watch = stopWhenSilent(folder, () => child.kill());
  const { failed, isTerminated, stdout, stderr, shortMessage } = await child;
  clearInterval(watch);
  if (!failed) return stdout.trim();
  const silent = `nothing came for ${SILENCE_MS / 1000} seconds`;
  throw new Error(isTerminated ? silent : lastLines(stderr) || shortMessage);
}

function stopWhenSilent(folder: string, stop: () => void): NodeJS.Timeout {
  let size = -1;
  let grewAt = Date.now();
  return setInterval(async () => {
    const now = await sizeOf(folder);
    if (now > size) grewAt = Date.now();
    size = Math.max(now, size);
    if (Date.now() - grewAt > SILENCE_MS) stop();
  }, WATCH_MS);
}

async function sizeOf(folder: string) {
  const names = await readdir(folder);
  const sizes = names.map((name) =>
    stat(join(folder, name)).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
