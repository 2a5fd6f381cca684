import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { remoteNames } from '@meritum/shared/programme/routes';
import type { StaticPart } from '../parts';
import { errorHeaders } from '../serve/headers';
import { listening } from './ports';
import { forward, type Unanswered, type Upstream } from './proxy';

/** A process of the API: the first, and each further one. */
export type ApiProcess = 'api' | `api-${number}`;

export const isApi = (name: string): name is ApiProcess => /^api(-\d+)?$/.test(name);

/**
 * Ports of the parts on this machine, looked up for each request. A part without a port is reported
 * as unavailable. Processes of the API are asked in turn.
 */
export type Routes = Map<ApiProcess | StaticPart, number>;

const staticTimeout = 10_000;
/** A large upload on a slow line delays the reply. */
const apiTimeout = 60_000;

interface Route {
  part: 'api' | StaticPart;
  /** Paths with this prefix belong to the part. */
  at: string;
  /** Removed from the start of the path. */
  prefix?: string;
  timeout: number;
}

/** Routes by prefix; the shell gets the rest. */
const allRoutes: readonly Route[] = [
  { part: 'api', at: '/api', timeout: apiTimeout },
  ...remoteNames.map((part) => ({
    part,
    at: `/remotes/${part}`,
    prefix: `/remotes/${part}`,
    timeout: staticTimeout,
  })),
  { part: 'shell', at: '', timeout: staticTimeout },
];

const belongs = (url: string, prefix: string) =>
  prefix === '' || url === prefix || url.startsWith(`${prefix}/`) || url.startsWith(`${prefix}?`);

const unanswered: Unanswered = (res, status, part) => {
  const title = status === 503 ? 'Service Unavailable' : 'Gateway Timeout';
  const body = JSON.stringify({
    type: 'about:blank',
    title,
    status,
    code: 'unavailable',
    message: 'This part is not available at the moment. Please try again shortly.',
    requestId: '',
    part,
  });
  res.writeHead(status, {
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    ...errorHeaders,
    'access-control-allow-origin': '*',
    'retry-after': '2',
  });
  res.end(body);
};

/** The public port of a stack on this machine; in production a reverse proxy does this. */
export async function startGateway(port: number, routes: Routes) {
  const routeOf = (url = '/') => allRoutes.find(({ at }) => belongs(url, at)) as Route;
  let turn = 0;
  const portsOf = (part: Route['part']): number[] => {
    const alike = [...routes].filter(([name]) => name === part || (part === 'api' && isApi(name)));
    const ports = alike.map(([, at]) => at);
    const first = part === 'api' && ports.length > 1 ? turn++ % ports.length : 0;
    return [...ports.slice(first), ...ports.slice(0, first)];
  };
  const upstreamsOf = ({ part: name, prefix, timeout }: Route): Upstream[] =>
    portsOf(name).map((at) => ({ name, port: at, timeout, ...(prefix && { prefix }) }));
  const answer = (req: IncomingMessage, res: ServerResponse) => {
    // The API draws these pages, so that they can be read without scripts.
    if (/^\/(verify|winner|results)\/[^?]/.test(req.url ?? '')) req.url = `/api${req.url}`;
    const route = routeOf(req.url);
    const [upstream, ...others] = upstreamsOf(route);
    if (upstream) forward(req, res, [upstream, ...others], unanswered);
    else unanswered(res, 503, route.part);
  };

  // Browsers differ in which address of `localhost` they try first.
  const servers = ['127.0.0.1', '::1'].map((host) => ({ host, server: createServer(answer) }));
  await Promise.all(
    servers.map(({ host, server }) =>
      listening(server, port, host).catch((error: NodeJS.ErrnoException) => {
        if (host !== '::1' || error.code !== 'EADDRNOTAVAIL') throw error;
      }),
    ),
  );
  return {
    close() {
      for (const { server } of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

export type Gateway = Awaited<ReturnType<typeof startGateway>>;
