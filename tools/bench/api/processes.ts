import { join } from 'node:path';
import { distOf, root } from '../../parts';
import { answers, supervisedServer } from '../../processes/server-run';
import { nextFreePort, somewhereForPorts } from '../../start/ports';

/** What a measured process tells of itself. */
export interface Usage {
  /** Of the processor since its start, all threads, in microseconds. */
  cpu: number;
  /** Memory in bytes now, and the most since it was asked before. */
  rss: number;
  peak: number;
}

/** A server in a process of its own that tells what it uses. */
export interface Measured {
  port: number;
  usage(): Promise<Usage>;
  /** Takes a CPU profile until the function that it answers with is called. */
  profile(): Promise<() => Promise<object>>;
  stop(): Promise<void>;
}

interface Process {
  name: string;
  /** Arguments of node. */
  args: readonly string[];
  env: Record<string, string>;
  /** Path that answers 200 once the server can be used. */
  ready: string;
  folder: string;
}

const say = () => {};
const probe = join(root, 'tools/bench/api/probe.mjs');

async function start({ name, args, env, ready, folder }: Process): Promise<Measured> {
  const taken = new Set<number>();
  const port = await nextFreePort(somewhereForPorts(), taken);
  const probePort = await nextFreePort(port + 1, taken);
  const server = supervisedServer({
    name,
    args: ['--import', probe, ...args],
    env: { ...process.env, ...env, PORT: String(port), PROBE_PORT: String(probePort) },
    isReady: () => answers(`http://127.0.0.1:${port}${ready}`),
    logFile: join(folder, `${name}.log`),
    say,
  });
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${probePort}${path}`)).json();
  await server.start();
  return {
    port,
    usage: async () => (await ask('/usage')) as Usage,
    async profile() {
      await ask('/profile/start');
      return async () => ((await ask('/profile/stop')) as { profile: object }).profile;
    },
    stop: () => server.stop(),
  };
}

interface Around {
  folder: string;
  /** Of the database server. */
  uri: string;
  database: string;
}

const endless = '1000000';

/** The built API as in production, with limits far away and nothing but requests to work on. */
export const startApi = ({ folder, uri, database }: Around, secret: string): Promise<Measured> =>
  start({
    name: 'api',
    args: [join(distOf('api'), 'meritum.cjs'), 'serve'],
    env: {
      NODE_ENV: 'production',
      MONGODB_URI: uri,
      MONGODB_DATABASE: database,
      JWT_SECRET: secret,
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: 'http://localhost:4000',
      MAIL_DIRECTORY: join(folder, 'mail'),
      MAIL_SENDER: 'false',
      LOG_LEVEL: 'info',
      PASSWORD_MEMORY_KIB: '64',
      PASSWORD_PASSES: '1',
      RATE_READS_PER_MINUTE: endless,
      RATE_WRITES_PER_MINUTE: endless,
      RATE_FREQUENT_PER_MINUTE: endless,
      RATE_UPLOADS_PER_MINUTE: endless,
      RATE_CREDENTIALS_PER_MINUTE: endless,
      REGISTRATIONS_PER_ADDRESS: endless,
    },
    ready: '/api/health/ready',
    folder,
  });

/** What requests cost at least. `settings` is the file that says what it answers. */
export const startFloor = ({ folder }: Pick<Around, 'folder'>, settings: string) =>
  start({
    name: 'floor',
    args: ['--import', 'tsx', join(root, 'tools/bench/api/floor.ts')],
    env: { NODE_ENV: 'production', FLOOR_SETTINGS: settings },
    ready: '/ready',
    folder,
  });
