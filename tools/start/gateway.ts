import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { remoteNames } from '@meritum/shared/programme/routes';
import type { StaticPart } from '../parts';
import { errorHeaders } from '../serve/headers';
import { forward, forwardUpgrade, type Unanswered, type Upstream } from './proxy';

/**
 * Port of each part on this machine, looked up for each request; a part without one is answered for
 * as not available.
 */
export type Routes = Map<'api' | StaticPart, number>;

export interface Gateway {
  port: number;
  close(): Promise<void>;
}

const staticTimeout = 10_000;
/** A large upload on a slow line may take its time between two bytes of the reply. */
const apiTimeout = 60_000;

interface Place {
  part: 'api' | StaticPart;
  /** Paths that begin with it belong to the part. */
  at: string;
  /** What is taken off the front of the path. */
  prefix?: string;
  timeout: number;
}

/** Who answers which path; the shell has everything that nobody else does. */
const places: readonly Place[] = [
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

/** The one public port of a stack on this machine; in production a reverse proxy has its place. */
export async function startGateway(port: number, routes: Routes): Promise<Gateway> {
  const placeOf = (url = '/') => places.find(({ at }) => belongs(url, at)) as Place;
  const upstreamOf = ({ part: name, prefix, timeout }: Place): Upstream | undefined => {
    const at = routes.get(name);
    return at === undefined ? undefined : { name, port: at, timeout, ...(prefix && { prefix }) };
  };
  const answer = (req: IncomingMessage, res: ServerResponse) => {
    const place = placeOf(req.url);
    const upstream = upstreamOf(place);
    if (upstream) forward(req, res, upstream, unanswered);
    else unanswered(res, 503, place.part);
  };

  // `localhost` is either address, and which one a browser takes first is its own affair.
  const servers = ['127.0.0.1', '::1'].map((host) => ({ host, server: createServer(answer) }));
  for (const { server } of servers) {
    server.on('upgrade', (req, socket, head) => {
      const upstream = upstreamOf(placeOf(req.url));
      if (upstream) forwardUpgrade(req, socket, head, upstream);
      else socket.destroy();
    });
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
