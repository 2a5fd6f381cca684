import { healthPathOf, type StaticPart } from '../parts';
import { answers, supervisedServer } from '../processes/server-run';
import type { Part } from '../processes/supervised';
import type { Routes } from './gateway';
import type { Say } from './steps';

export interface StaticServerOptions {
  ports: ReadonlyMap<StaticPart, number>;
  /** Upstreams of the gateway; a stopped part is not among them. */
  routes: Routes;
  logFile: string;
  say: Say;
}

/**
 * The built parts, served by one supervised process. Stopping or killing a part removes it from the
 * gateway's routes and leaves the others alone; crashing one ends the process, and so all parts
 * until the restart. Ends with `stop`.
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
