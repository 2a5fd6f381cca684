import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { maybeShaken } from '../test/shaken-line';
import { startDatabase } from './database';
import { nextFreePort, somewhereForPorts } from './ports';
import { type Stack, startStack } from './stack';

/** So that many sign-ins from one address are not taken for an attack, and hashing is fast. */
const apiEnv = {
  BUSY_AT_MS: '0',
  RATE_READS_PER_MINUTE: '100000',
  RATE_WRITES_PER_MINUTE: '100000',
  RATE_FREQUENT_PER_MINUTE: '100000',
  RATE_UPLOADS_PER_MINUTE: '100000',
  RATE_CREDENTIALS_PER_MINUTE: '100000',
  FAILED_SIGN_INS_PER_ADDRESS: '100000',
  REGISTRATIONS_PER_ADDRESS: '100000',
  RESETS_PER_ADDRESS: '100000',
  PASSWORD_MEMORY_KIB: '1024',
  PASSWORD_PASSES: '1',
};

/** The whole site with its own empty database on free ports; it leaves nothing behind. */
export async function startOwnStack(
  say: (line: string) => void,
  settings: Record<string, string> = {},
): Promise<Stack> {
  const dataDir = await mkdtemp(join(tmpdir(), 'e2e-'));
  const port = await nextFreePort(somewhereForPorts(), new Set());
  const database = await startDatabase({ dataDir, say, port: port + 11, throwAway: true });
  const line = await maybeShaken(database.uri);
  const stack = await startStack({
    port,
    dataDir,
    say,
    database,
    apiEnv: { ...apiEnv, MONGODB_URI: line.uri, ...settings },
  });
  const stop = async () => {
    await stack.stop();
    line.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...stack, stop };
}
