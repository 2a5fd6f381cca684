import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { MongoClient } from 'mongodb';
import { withLatency } from '../test/latency-proxy';
import { startDatabase } from './database';
import { nextFreePort, somewhereForPorts } from './ports';
import { startStack } from './stack';

/** Settings for tests and benchmarks: no limits, and quick hashing. */
export const withoutLimits = {
  BUSY_AT_MS: '0',
  RATE_READS_PER_MINUTE: '1000000',
  RATE_WRITES_PER_MINUTE: '1000000',
  RATE_FREQUENT_PER_MINUTE: '1000000',
  RATE_UPLOADS_PER_MINUTE: '1000000',
  RATE_CREDENTIALS_PER_MINUTE: '1000000',
  FAILED_SIGN_INS_PER_ADDRESS: '1000000',
  REGISTRATIONS_PER_ADDRESS: '1000000',
  RESETS_PER_ADDRESS: '1000000',
  PASSWORD_MEMORY_KIB: '1024',
  PASSWORD_PASSES: '1',
};

async function drop(uri: string, name: string): Promise<void> {
  const client = new MongoClient(uri);
  await client.db(name).dropDatabase();
  await client.close();
}

/**
 * The whole site with its own empty database on free ports; it leaves nothing behind. `throwAway`
 * is not for journeys that kill the database.
 */
export async function startOwnStack(
  say: (line: string) => void,
  settings: Record<string, string> = {},
  throwAway = true,
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'e2e-'));
  // Several stacks can share the server that `MONGODB_URI` names.
  const databaseName = basename(dataDir);
  const port = await nextFreePort(somewhereForPorts(), new Set());
  const database = await startDatabase({ dataDir, say, port: port + 11, throwAway });
  const line = await withLatency(database.uri);
  const stack = await startStack({
    port,
    dataDir,
    say,
    database,
    apiEnv: {
      ...withoutLimits,
      MONGODB_URI: line.uri,
      MONGODB_DATABASE: databaseName,
      ...settings,
    },
  });
  const stop = async () => {
    await stack.stop();
    line.close();
    if (process.env.MONGODB_URI) await drop(database.uri, databaseName);
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...stack, databaseName, stop };
}
