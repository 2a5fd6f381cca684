import {
  Agent,
  type ClientRequest,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

export interface Upstream {
  /** Who is asked, as a reader of an error should know it. */
  name: string;
  port: number;
  /** What is taken off the front of the path. */
  prefix?: string;
  /** Milliseconds without a word from the upstream before it counts as hanging. */
  timeout: number;
}

/** Answers a request in place of the one who is named and did not. */
export type Unanswered = (res: ServerResponse, status: 503 | 504, name: string) => void;

/** A kept connection may close just as it is used; only what may be repeated runs that risk. */
const kept = new Agent({ keepAlive: true });
/** Not `Connection: close`, or a refusal would cut the upload off before anybody could read it. */
const fresh = new Agent({ keepAlive: true, maxFreeSockets: 0 });
/** Headers that belong to one connection and not to the message (RFC 9110, 7.6.1). */
const perConnection = ['connection', 'keep-alive', 'te', 'trailer', 'upgrade', 'proxy-connection'];

function pathAt(upstream: Upstream, url = '/'): string {
  const path = upstream.prefix ? url.slice(upstream.prefix.length) : url;
  return path.startsWith('/') ? path : `/${path}`;
}

/** Nobody stands before this gateway: what a client says of itself here is not believed. */
const forwarded = (req: IncomingMessage) => ({
  'x-forwarded-for': req.socket.remoteAddress ?? '',
  'x-forwarded-proto': 'http',
  'x-forwarded-host': req.headers.host ?? '',
});

function requestHeaders(req: IncomingMessage): NodeJS.Dict<string | string[]> {
  const headers = { ...req.headers };
  for (const name of perConnection) delete headers[name];
  delete headers.forwarded;
  return { ...headers, ...forwarded(req) };
}

/** The lines of a handshake's head, but for what it says about where it comes from. */
function* handshakeLines(req: IncomingMessage): Generator<string> {
  for (let at = 0; at < req.rawHeaders.length; at += 2) {
    const name = req.rawHeaders[at] ?? '';
    if (!/^(x-)?forwarded/i.test(name)) yield `${name}: ${req.rawHeaders[at + 1]}`;
  }
  for (const [name, value] of Object.entries(forwarded(req))) yield `${name}: ${value}`;
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

/** The connection ended while something was still being sent. */
const hungUp = ({ code }: NodeJS.ErrnoException) => code === 'EPIPE' || code === 'ECONNRESET';

/**
 * Who refuses an upload and hangs up is not always heard: the connection broke in mid-write, and the
 * reply with it. Asked by the head alone they say the same, and without a body can do nothing else.
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

/** Passes a request on and its reply back, both as streams. */
export function forward(
  req: IncomingMessage,
  res: ServerResponse,
  upstream: Upstream,
  unanswered: Unanswered,
): void {
  const onward = send(req, upstream);
  let timedOut = false;
  onward.once('timeout', () => {
    timedOut = true;
    onward.destroy();
  });
  // Who refuses an upload may hang up on the rest of it: its reply counts, whenever that is noticed.
  let replied = false;
  onward.once('response', (reply) => {
    replied = true;
    giveBack(reply, res);
  });
  onward.once('error', (error) => {
    if (replied && res.writableEnded) return;
    if (res.headersSent) res.destroy();
    else if (onward.reusedSocket && isRead(req) && !timedOut) {
      forward(req, res, upstream, unanswered);
    } else if (hungUp(error) && !isRead(req) && !timedOut) {
      req.unpipe(onward).resume();
      askByHead(req, res, upstream, unanswered);
    } else unanswered(res, timedOut ? 504 : 503, upstream.name);
  });
  res.once('close', () => {
    onward.destroy();
    // A reply may come before the end of the upload; a browser reads it only after its last byte.
    req.unpipe(onward).resume();
  });
  req.pipe(onward);
}

/** Passes a WebSocket handshake on and joins the two connections. */
export function forwardUpgrade(
  req: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  upstream: Upstream,
): void {
  const onward = connect(upstream.port, '127.0.0.1', () => {
    const lines = [`${req.method} ${pathAt(upstream, req.url)} HTTP/1.1`, ...handshakeLines(req)];
    onward.write(`${lines.join('\r\n')}\r\n\r\n`);
    onward.write(head);
    onward.pipe(socket).pipe(onward);
  });
  onward.once('error', () => socket.destroy());
  onward.once('close', () => socket.destroy());
  socket.once('error', () => onward.destroy());
  socket.once('close', () => onward.destroy());
}
