import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { remoteNames } from '@meritum/shared/programme/routes';
import { createProxyServer, type ProxyServerOptions } from 'httpxy';
import type { StaticPart } from '../parts';
import { errorHeaders } from '../serve/headers';
import { listening } from './ports';

/** A process of the API: the first or a further one. */
export type ApiProcess = 'api' | `api-${number}`;

export const isApi = (name: string): name is ApiProcess => /^api(-\d+)?$/.test(name);

/**
 * Ports of the parts on this machine, looked up for each request. A part without a port is
 * unavailable. Processes of the API are asked in turn.
 */
export type Routes = Map<ApiProcess | StaticPart, number>;

const staticTimeout = 10_000;
/** A large upload on a slow connection delays the reply. */
const apiTimeout = 60_000;

interface Route {
  part: 'api' | StaticPart;
  /** Prefix of the part's paths. */
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

function answerUnavailable(res: ServerResponse, part: Route['part']): void {
  const body = JSON.stringify({
    type: 'about:blank',
    title: 'Service Unavailable',
    status: 503,
    code: 'unavailable',
    message: 'This part is not available at the moment. Please try again shortly.',
    requestId: '',
    part,
  });
  res.writeHead(503, {
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    ...errorHeaders,
    'access-control-allow-origin': '*',
    'retry-after': '2',
  });
  res.end(body);
}

/**
 * A new connection for each request: an idle one may close just when it is used. Not `Connection:
 * close`, which would cut off an upload before its refusal can be read.
 */
const agent = new Agent({ keepAlive: true, maxFreeSockets: 0 });

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** Checked before a write is sent: after a refused connection, part of its body may be lost. */
async function firstListening(ports: readonly number[]): Promise<number | undefined> {
  if (ports.length < 2) return ports[0];
  for (const port of ports) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return port;
    } catch {
      // Nothing listens there.
    } finally {
      socket.destroy();
    }
  }
  return undefined;
}

/** No proxy is in front of the gateway, so claims about the client's address are removed. */
function removeForwarding({ headers }: IncomingMessage): void {
  for (const name of Object.keys(headers))
    if (name === 'forwarded' || name.startsWith('x-forwarded-')) delete headers[name];
}

const proxy = createProxyServer({ xfwd: true, agent });
// The headers are sent even while the body is withheld.
proxy.on('proxyReq', (onward) => onward.flushHeaders());
// The gateway closes idle connections sooner than a part, but clients would still use them.
proxy.on('proxyRes', ({ headers }) => delete headers['keep-alive']);

/** Without a body, the headers are the whole request, which must not be repeated. */
const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** A body that never sends anything. */
const withheld = () => new Readable({ read() {} });

/**
 * Forwards to the first port that answers. A write is not repeated if a process may have handled
 * it. A refused upload can break the connection before its reply is read; the headers without the
 * body get the same refusal.
 */
async function forward(
  req: IncomingMessage,
  res: ServerResponse,
  proxyTimeout: number,
  ports: readonly number[],
): Promise<boolean> {
  const ask = (port: number, options: ProxyServerOptions) =>
    proxy.web(req, res, { target: `http://127.0.0.1:${port}`, ...options }).then(
      () => true,
      (error: Error) => {
        const why = `${req.method} ${req.url} got no reply: ${error.message}\n`;
        if (!res.destroyed) process.stderr.write(why);
        return res.headersSent;
      },
    );
  if (isRead(req)) {
    for (const port of ports) if (await ask(port, { proxyTimeout })) return true;
    return false;
  }
  const port = await firstListening(ports);
  if (port === undefined) return false;
  if (await ask(port, { proxyTimeout })) return true;
  req.unpipe().resume();
  return hasBody(req) && ask(port, { proxyTimeout: 2_000, buffer: withheld() });
}

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
  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    // The API draws these pages, so that they are readable without scripts.
    if (/^\/(verify|winner|results)\/[^?]/.test(req.url ?? '')) req.url = `/api${req.url}`;
    const { part, prefix = '', timeout } = routeOf(req.url);
    req.url = req.url?.slice(prefix.length);
    removeForwarding(req);
    if (!(await forward(req, res, timeout, portsOf(part)))) answerUnavailable(res, part);
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
