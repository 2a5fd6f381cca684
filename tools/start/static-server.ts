import { healthPathOf, type StaticPart } from '../parts';
import { answers, supervisedServer } from '../processes/server-run';
import type { Part } from '../processes/supervised';
import type { Routes } from './gateway';
import type { Say } from './steps';

export interface StaticServerOptions {
  /** Port of each part that it serves. */
  ports: ReadonlyMap<StaticPart, number>;
  /** Where the gateway passes requests on to; a part that is stopped is not among them. */
  routes: Routes;
  logFile: string;
  say: Say;
}

/**
 * The built parts, served by one process that is kept running. To stop or kill a part takes it out of
 * the gateway's routes and leaves the others alone; to crash one takes the process, and so all of them
 * until it is started again. Ends with `stop`.
 */
export function servedParts({ ports, routes, logFile, say }: StaticServerOptions) {
  const server = supervisedServer({
    name: 'static server',
    args: [
      '--import',
      'tsx',
      'tools/serve/serve.ts',
      ...[...ports].map(([part, port]) => `${part}:${port}`),
    ],
    env: process.env,
    isReady: async () => {
      const healthy = [...ports].map(([part, port]) =>
        answers(`http://127.0.0.1:${port}${healthPathOf(part)}`),
      );
      return (await Promise.all(healthy)).every(Boolean);
    },
    logFile,
    say,
  });
  const partOf = ([name, port]: [StaticPart, number]): Part => {
    const start = async () => {
      await server.start();
      routes.set(name, port);
    };
    const stop = async () => void routes.delete(name);
    return {
      name,
      get pid() {
        return routes.has(name) ? server.pid : undefined;
      },
      start,
      stop,
      kill: stop,
      crash: () => server.crash(),
      restart: start,
    };
  };
  return { parts: [...ports].map(partOf), stop: () => server.stop() };
}
