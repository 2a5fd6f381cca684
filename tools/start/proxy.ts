import {
  Agent,
  type ClientRequest,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';

export interface Upstream {
  /** Name of the upstream for error messages. */
  name: string;
  port: number;
  /** Removed from the start of the path. */
  prefix?: string;
  /** Milliseconds of silence before the upstream counts as hung. */
  timeout: number;
}

/** Answers on behalf of an upstream that did not. */
export type Unanswered = (res: ServerResponse, status: 503 | 504, name: string) => void;

/** A kept-alive connection may close just as it is used, so only repeatable requests use one. */
const kept = new Agent({ keepAlive: true });
/** Not `Connection: close`, which would cut off an upload before its refusal could be read. */
const fresh = new Agent({ keepAlive: true, maxFreeSockets: 0 });
/** Headers that belong to one connection and not to the message (RFC 9110, 7.6.1). */
const perConnection = ['connection', 'keep-alive', 'te', 'trailer', 'upgrade', 'proxy-connection'];

function pathAt(upstream: Upstream, url = '/'): string {
  const path = upstream.prefix ? url.slice(upstream.prefix.length) : url;
  return path.startsWith('/') ? path : `/${path}`;
}

/** No proxy is in front of this gateway, so the client's own forwarding headers are ignored. */
function requestHeaders(req: IncomingMessage): NodeJS.Dict<string | string[]> {
  const headers = { ...req.headers };
  for (const name of [...perConnection, 'forwarded']) delete headers[name];
  return {
    ...headers,
    'x-forwarded-for': req.socket.remoteAddress ?? '',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': req.headers.host ?? '',
  };
}

const isRead = (req: IncomingMessage) => req.method === 'GET' || req.method === 'HEAD';

function send(req: IncomingMessage, upstream: Upstream): ClientRequest {
  return request({
    agent: isRead(req) ? kept : fresh,
    host: '127.0.0.1',
    port: upstream.port,
    method: req.method,
    path: pathAt(upstream, req.url),
    headers: requestHeaders(req),
    timeout: upstream.timeout,
  });
}

function giveBack(reply: IncomingMessage, res: ServerResponse): void {
  const headers = { ...reply.headers };
  for (const name of perConnection) delete headers[name];
  res.writeHead(reply.statusCode ?? 502, headers);
  reply.once('error', () => res.destroy());
  reply.pipe(res);
}

/** Without a body the headers are the whole request, which must not be repeated. */
const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Whether the connection broke during a write. */
const hungUp = ({ code }: NodeJS.ErrnoException) => code === 'EPIPE' || code === 'ECONNRESET';

/**
 * A server that refuses an upload and hangs up can break the connection before its reply is read.
 * Repeating the headers without the body gives the same refusal and has no other effect.
 */
function askByHead(
  req: IncomingMessage,
  res: ServerResponse,
  upstream: Upstream,
  unanswered: Unanswered,
): void {
  const again = send(req, { ...upstream, timeout: Math.min(upstream.timeout, 2_000) });
  again.once('response', (reply) => giveBack(reply, res));
  again.once('timeout', () => again.destroy());
  again.once('error', () => {
    if (!res.headersSent) unanswered(res, 503, upstream.name);
  });
  res.once('close', () => again.destroy());
  again.flushHeaders();
}

/** Whether nothing of the request can have been handled, because nobody took the connection. */
const refused = ({ code }: NodeJS.ErrnoException) => code === 'ECONNREFUSED';

/**
 * Forwards a request and its reply as streams. One that `upstream` refuses goes to the next of
 * `others`, and so does a reading one that it leaves without an answer.
 */
export function forward(
  req: IncomingMessage,
  res: ServerResponse,
  [upstream, ...others]: readonly [Upstream, ...Upstream[]],
  unanswered: Unanswered,
): void {
  const onward = send(req, upstream);
  let timedOut = false;
  onward.once('timeout', () => {
    timedOut = true;
    onward.destroy();
  });
  // A server may refuse an upload and hang up; its reply counts even then.
  let replied = false;
  onward.once('response', (reply) => {
    replied = true;
    giveBack(reply, res);
  });
  const leave = () => {
    onward.destroy();
    // A reply may come before the upload ends; browsers read it only after the last byte.
    req.unpipe(onward).resume();
  };
  onward.once('error', (error) => {
    const [next, ...rest] = others;
    if (replied && res.writableEnded) return;
    if (res.headersSent) res.destroy();
    else if (onward.reusedSocket && isRead(req) && !timedOut) {
      res.off('close', leave);
      forward(req, res, [upstream, ...others], unanswered);
    } else if (next && !timedOut && (refused(error) || isRead(req))) {
      res.off('close', leave);
      forward(req, res, [next, ...rest], unanswered);
    } else if (hungUp(error) && !isRead(req) && hasBody(req) && !timedOut) {
      req.unpipe(onward).resume();
      askByHead(req, res, upstream, unanswered);
    } else unanswered(res, timedOut ? 504 : 503, upstream.name);
  });
  res.once('close', leave);
  // Only now, so that a refused connection has taken nothing of the body.
  onward.once('socket', (socket) => {
    if (socket.connecting) socket.once('connect', () => req.pipe(onward));
    else req.pipe(onward);
  });
}
