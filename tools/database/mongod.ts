import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram, lastLines } from '../processes/programs';
import { startTied, type Tied } from '../processes/tied';
import { freePort } from './port';
import { becomePrimary, REPLICA_SET } from './replica-set';
import { inUse, noted } from './running';
import { NotAvailable, type RunningDatabase, type Setup } from './ways';

const FOLDER = 'mongodb';
const KEEPER = fileURLToPath(new URL('./keeper.mjs', import.meta.url));

/** Starts the mongod of the PATH as a replica set of one, its data in `<dataDir>/mongodb`. */
export async function startInstalled(setup: Setup): Promise<RunningDatabase> {
  const path = await findProgram('mongod', setup.env);
  if (!path) throw new NotAvailable('mongod is not on the PATH');
  return startMongod(setup, path, 'mongod');
}

/** Starts the given mongod binary as a replica set of one, its data in `<dataDir>/mongodb`. */
export async function startMongod(
  setup: Setup,
  path: string,
  way: 'mongod' | 'downloaded',
): Promise<RunningDatabase> {
  const { dataDir, env, log } = setup;
  const folder = join(dataDir, FOLDER);
  const hadData = existsSync(join(folder, 'WiredTiger'));
  await mkdir(folder, { recursive: true });
  const port = await freePort(setup.port, log);
  const where = ['--dbpath', folder, '--bind_ip', '127.0.0.1', '--port', String(port)];
  const options = [...where, '--replSet', REPLICA_SET];
  const child = startTied(process.execPath, [KEEPER, path, ...options], env);
  const pid = await pidOnceReady(child, port).catch(async (error: Error) => {
    await child.stop();
    // Its log is a JSON object a line, s telling errors and fatal ones; many lines follow on them.
    const errors = child.output().filter((line) => /"s":"[EF]"/.test(line));
    if (errors.some((line) => line.includes('DBPathInUse'))) throw await inUse(dataDir, FOLDER);
    const said = `${path} did not start: ${lastLines(errors.join('\n')) || error.message}`;
    // Going on to another server would show an empty database where there is data.
    throw hadData ? new Error(`${said}. The data in ${folder} needs it.`) : new NotAvailable(said);
  });
  return noted(setup, FOLDER, child, {
    uri: `mongodb://127.0.0.1:${port}/?replicaSet=${REPLICA_SET}`,
    way,
    why: `using ${path} as a replica set of one (data in ${folder})`,
    pid,
  });
}

async function pidOnceReady(child: Tied, port: number) {
  const pid = await child.said((line) => /^pid (\d+)$/.exec(line)?.[1]);
  const death = new AbortController();
  const died = child.ended.then((how) => {
    death.abort();
    throw new Error(how);
  });
  await Promise.race([becomePrimary(port, death.signal), died]);
  return Number(pid);
}
