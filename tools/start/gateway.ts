import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type RemoteName, remoteNames } from '@meritum/shared/programme/routes';
import { errorHeaders } from '../serve/headers';
import { forward, forwardUpgrade, type Unanswered, type Upstream } from './proxy';

export interface Routes {
  api: number;
  shell: number;
  remotes: Partial<Record<RemoteName, number>>;
}

export interface Gateway {
  port: number;
  close(): Promise<void>;
}

const staticTimeout = 10_000;
/** A large upload on a slow line may take its time between two bytes of the reply. */
const apiTimeout = 60_000;

/** Who answers which path; the shell has everything that nobody else does. */
function upstreams(routes: Routes): [prefix: string, upstream: Upstream][] {
  const found: [string, Upstream][] = [
    ['/api', { name: 'api', port: routes.api, timeout: apiTimeout }],
  ];
  for (const name of remoteNames) {
    const prefix = `/remotes/${name}`;
    const port = routes.remotes[name];
    if (port) found.push([prefix, { name, port, prefix, timeout: staticTimeout }]);
  }
  found.push(['', { name: 'shell', port: routes.shell, timeout: staticTimeout }]);
  return found;
}

const belongs = (url: string, prefix: string) =>
  prefix === '' || url === prefix || url.startsWith(`${prefix}/`) || url.startsWith(`${prefix}?`);

const unanswered: Unanswered = (res, status, upstream) => {
  const title = status === 503 ? 'Service Unavailable' : 'Gateway Timeout';
  const body = JSON.stringify({
    type: 'about:blank',
    title,
    status,
    code: 'unavailable',
    message: 'This part is not available at the moment. Please try again shortly.',
    requestId: '',
    part: upstream.name,
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

/** The one public port of a stack on this machine; in production a reverse proxy has its place. */
export async function startGateway(port: number, routes: Routes): Promise<Gateway> {
  const known = upstreams(routes);
  const upstreamOf = (url = '/') => known.find(([prefix]) => belongs(url, prefix))?.[1] as Upstream;
  const answer = (req: IncomingMessage, res: ServerResponse) =>
    forward(req, res, upstreamOf(req.url), unanswered);

  // `localhost` is either address, and which one a browser takes first is its own affair.
  const servers = ['127.0.0.1', '::1'].map((host) => ({ host, server: createServer(answer) }));
  for (const { server } of servers) {
    server.on('upgrade', (req, socket, head) =>
      forwardUpgrade(req, socket, head, upstreamOf(req.url)),
    );
  }
  await Promise.all(
    servers.map(
      ({ host, server }) =>
        new Promise<void>((resolve, reject) => {
          server.once('error', (error: NodeJS.ErrnoException) => {
            if (host === '::1' && error.code === 'EADDRNOTAVAIL') resolve();
            else reject(error);
          });
          server.listen(port, host, resolve);
        }),
    ),
  );
  return {
    port,
    async close() {
      for (const { server } of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}
