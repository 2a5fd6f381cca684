import { join } from 'node:path';
import { distOf } from '../parts';
import { answers, supervisedServer } from '../processes/server-run';
import { withoutLimits } from '../start/own-stack';

interface ServerToMeasure {
  name: string;
  args: readonly string[];
  env: Record<string, string>;
  port: number;
  /** Path that answers 200 once the server is ready. */
  readyPath: string;
  folder: string;
}

/** A server in its own process, silent unless its start fails. */
export const measuredServer = ({ name, args, env, port, readyPath, folder }: ServerToMeasure) =>
  supervisedServer({
    name,
    args,
    env: { ...process.env, ...env, PORT: String(port) },
    isReady: () => answers(`http://127.0.0.1:${port}${readyPath}`),
    logFile: join(folder, `${name}.log`),
    say: () => {},
  });

/**
 * The built API without rate limits, load shedding and mails, so that only the calls are measured.
 */
export const measuredApi = (
  server: Pick<ServerToMeasure, 'env' | 'port' | 'folder'>,
  nodeArgs: readonly string[] = [],
) =>
  measuredServer({
    ...server,
    name: 'api',
    args: [...nodeArgs, join(distOf('api'), 'meritum.cjs'), 'serve'],
    env: {
      HOST: '127.0.0.1',
      MAIL_SENDER: 'false',
      ...withoutLimits,
      ...server.env,
    },
    readyPath: '/api/health/ready',
  });
