import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { distOf } from '../../parts';
import { answers, supervisedServer } from '../../processes/server-run';
import { startDatabase } from '../../start/database';
import { nextFreePort, somewhereForPorts } from '../../start/ports';

const say = () => {};

/** The built API alone, with an empty database of its own; nothing of it stays behind. */
export async function startApi(): Promise<{ address: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'token-life-'));
  const port = await nextFreePort(somewhereForPorts(), new Set());
  const database = await startDatabase({ dataDir, say, port: port + 1 });
  const address = `http://127.0.0.1:${port}`;
  const server = supervisedServer({
    name: 'api',
    args: [join(distOf('api'), 'server.cjs')],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      MONGODB_URI: database.uri,
      HOST: '127.0.0.1',
      PORT: String(port),
      MAIL_DIRECTORY: join(dataDir, 'mail'),
    },
    isReady: () => answers(`${address}/api/health/ready`),
    logFile: join(dataDir, 'api.log'),
    say,
  });
  const stop = async () => {
    await server.stop();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await server.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, stop };
}
