import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChild } from '../processes/child-server';
import { lastLines } from '../processes/programs';
import { freePort, inUse, type RunningDatabase, running, type Setup } from './server';

const KEEPER = fileURLToPath(new URL('./keeper.mjs', import.meta.url));

/** Starts the given mongod, its data in `<dataDir>/mongodb`. */
export async function startMongod(path: string, setup: Setup): Promise<RunningDatabase> {
  const { dataDir, env, log } = setup;
  const data = join(dataDir, 'mongodb');
  await mkdir(data, { recursive: true });
  const port = await freePort(setup);
  const options = ['--dbpath', data, '--bind_ip', '127.0.0.1', '--port', String(port)];
  const child = startChild(process.execPath, [KEEPER, path, ...options], env);
  try {
    const pid = await child.said((line) => /^pid (\d+)$/.exec(line)?.[1]);
    await child.said((line) => /Waiting for connections/.test(line) || undefined);
    log(`database: using ${path} (data in ${data})`);
    return running(data, child, { uri: `mongodb://127.0.0.1:${port}/`, pid: Number(pid), log });
  } catch (error) {
    // Each line of its log is a JSON object with the severity in `s`: error or fatal.
    const errors = child.output().filter((line) => /"s":"[EF]"/.test(line));
    if (errors.some((line) => line.includes('DBPathInUse'))) throw await inUse(data);
    throw new Error(
      `${path} did not start: ${lastLines(errors.join('\n')) || (error as Error).message}. ` +
        'DATABASE_WAY=embedded uses the embedded server instead.',
    );
  }
}
