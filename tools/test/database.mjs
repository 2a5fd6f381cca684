// Typst unloads with its last thread, and then the process would not end: one reference stays.
import '@myriaddreamin/typst-ts-node-compiler';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';

// Not TypeScript: jest would compile it to CommonJS, which cannot load ES modules.
const { launchDatabase } = await tsImport('../database/launch.ts', import.meta.url);
const { withLatency } = await tsImport('./latency-proxy.ts', import.meta.url);

/** One database server for all API tests; each suite has its own database in it. */
export default async function start() {
  const dataDir = await mkdtemp(join(tmpdir(), 'meritum-test-'));
  const database = await launchDatabase({ dataDir, log: () => {}, throwAway: true });
  const line = await withLatency(database.uri);
  const stop = async () => {
    line.close();
    await database.stop();
  };
  process.env.TEST_MONGODB_URI = line.uri;
  Object.assign(globalThis, { __database: { stop, dataDir } });
}
