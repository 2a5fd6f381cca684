import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { execaSync } from 'execa';
import { distOf, healthPathOf, root, type StaticPart, staticParts } from '../parts';
import { type Child, startChild } from '../processes/child-server';
import { answers } from '../processes/server-run';
import { nextFreePort, somewhereForPorts } from '../start/ports';

export const caddyfiles = ['edge', 'shell', 'remote'] as const;
export const caddyfile = (name: string): string => join(root, 'tools/deploy', `${name}.Caddyfile`);

export const hasCaddy = (): boolean => !execaSync('caddy', ['version'], { reject: false }).failed;

const keeper = join(root, 'tools/database/keeper.mjs');

/** Starts Caddy with the keeper, which stops it however this process ends. */
export function startCaddy(name: string, env: Record<string, string>, state: string): Child {
  const run = ['caddy', 'run', '--adapter', 'caddyfile', '--config', caddyfile(name)];
  const own = { XDG_DATA_HOME: state, XDG_CONFIG_HOME: state };
  return startChild(process.execPath, [keeper, ...run], { ...process.env, ...env, ...own });
}

export async function answering(url: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    if (await answers(url)) return;
    await wait(50);
  }
  throw new Error(`${url} does not answer`);
}

const upstreamName = (part: string) => `${part.toUpperCase().replaceAll('-', '_')}_UPSTREAM`;

/**
 * Production without containers: a static server for each part and, with TLS, the edge in front of
 * them and the given API.
 */
export async function startProduction(apiPort: number) {
  const state = mkdtempSync(join(tmpdir(), 'caddy-'));
  const taken = new Set<number>();
  const from = somewhereForPorts();
  const port = () => nextFreePort(from, taken);
  const [http, https, health] = [await port(), await port(), await port()];
  const children = new Map<string, Child>();
  const ports = new Map<StaticPart, number>();

  const start = async (part: StaticPart) => {
    const own = ports.get(part) ?? (await port());
    ports.set(part, own);
    const kind = part === 'shell' ? 'shell' : 'remote';
    children.set(part, startCaddy(kind, { PORT: `${own}`, ROOT: distOf(part) }, state));
    await answering(`http://127.0.0.1:${own}${healthPathOf(part)}`);
  };
  for (const part of staticParts) ports.set(part, await port());
  await Promise.all(staticParts.map(start));

  const upstreams = [...ports].map(([part, own]) => [upstreamName(part), `127.0.0.1:${own}`]);
  const api = { API_HOST: '127.0.0.1', API_PORT: `${apiPort}` };
  const addresses = { HTTP_PORT: `${http}`, HTTPS_PORT: `${https}`, HEALTH_PORT: `${health}` };
  const edge = {
    ...addresses,
    ...api,
    SITE_ADDRESS: 'localhost',
    PAGES: join(root, 'tools/deploy'),
    ...Object.fromEntries(upstreams),
  };
  children.set('edge', startCaddy('edge', edge, state));
  await answering(`http://127.0.0.1:${health}/healthz`);

  return {
    address: `https://localhost:${https}`,
    plainAddress: `http://localhost:${http}`,
    start,
    async stop(part?: StaticPart) {
      if (part) return children.get(part)?.stop();
      await Promise.all([...children.values()].map((child) => child.stop()));
      rmSync(state, { recursive: true, force: true });
    },
  };
}

export type Production = Awaited<ReturnType<typeof startProduction>>;
