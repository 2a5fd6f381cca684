import { join } from 'node:path';
import { site } from '@meritum/shared/programme/site';
import { root } from '../../parts';
import { nextFreePort, somewhereForPorts } from '../../start/ports';
import { measuredApi, measuredServer } from '../servers';

type Launch = (port: number, env: Record<string, string>) => ReturnType<typeof measuredServer>;

const probe = ['--import', join(root, 'tools/bench/api/probe.mjs')];

/** Starts a server in its own process that reports its processor time. */
async function start(launch: Launch) {
  const taken = new Set<number>();
  const port = await nextFreePort(somewhereForPorts(), taken);
  const probePort = await nextFreePort(port + 1, taken);
  const server = launch(port, { NODE_ENV: 'production', PROBE_PORT: String(probePort) });
  await server.start();
  return {
    port,
    /** Processor time of all threads since its start, in microseconds. */
    cpu: async () => Number(await (await fetch(`http://127.0.0.1:${probePort}`)).text()),
    stop: () => server.stop(),
  };
}

export type Measured = Awaited<ReturnType<typeof start>>;

interface Around {
  folder: string;
  uri: string;
  database: string;
}

/** The built API as in production. */
export const startApi = ({ folder, uri, database }: Around, secret: string) =>
  start((port, env) => {
    const own = {
      MONGODB_URI: uri,
      MONGODB_DATABASE: database,
      JWT_SECRET: secret,
      PUBLIC_ORIGIN: site.origin,
      PASSWORD_MEMORY_KIB: '19456',
      PASSWORD_PASSES: '2',
      MAIL_DIRECTORY: join(folder, 'mail'),
      LOG_LEVEL: 'info',
    };
    return measuredApi({ port, folder, env: { ...env, ...own } }, probe);
  });

/** The baseline server. `settings` is the file with the replies. */
export const startFloor = (folder: string, settings: string) =>
  start((port, env) =>
    measuredServer({
      name: 'floor',
      args: [...probe, '--import', 'tsx', join(root, 'tools/bench/api/floor.ts')],
      env: { ...env, FLOOR_SETTINGS: settings },
      port,
      readyPath: '/ready',
      folder,
    }),
  );
