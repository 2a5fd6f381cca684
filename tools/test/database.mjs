import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';

// Not a TypeScript file: jest would turn it into CommonJS, which cannot load what is ES modules only.
const { launchDatabase } = await tsImport('../database/launch.ts', import.meta.url);
const { maybeShaken } = await tsImport('./shaken-line.ts', import.meta.url);

/** One database server for a run of the API tests; each suite takes a database of its own in it. */
export default async function start() {
  const dataDir = await mkdtemp(join(tmpdir(), 'meritum-test-'));
  const database = await launchDatabase({ dataDir, log: () => {} });
  const line = await maybeShaken(database.uri);
  const stop = async () => {
    line.close();
    await database.stop();
  };
  process.env.TEST_MONGODB_URI = line.uri;
  Object.assign(globalThis, { __database: { stop, dataDir } });
}
