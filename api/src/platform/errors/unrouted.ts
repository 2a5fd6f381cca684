import { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type DomainError, invalidArgument } from './domain-error';

/** The error of a request that cannot be routed. */
const refusals = new WeakMap<IncomingMessage, DomainError>();

/** Why a request went to the handler of unknown addresses, other than by its address. */
export const unroutedBecause = (request: IncomingMessage): DomainError | undefined =>
  refusals.get(request);

/** An address that no route has and no request can contain. */
const nowhere = '/ ';

const malformed = () => invalidArgument('The address of the request is malformed.');

/** Path and query of an address, which may be absolute (RFC 9112, 3.2.2). */
function pathOf(address: string): string | undefined {
  if (!/^https?:/i.test(address)) return address;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && url.pathname + url.search;
}

function isDecodable(path: string): boolean {
  try {
    decodeURI(path.split(/[?#]/, 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

/**
 * The address that a request is routed by. An unreadable one leads to the handler of unknown
 * addresses: the router itself would reply before any hook, without headers, log line and limit.
 */
export function routedAddress(request: IncomingMessage): string {
  const path = pathOf(request.url ?? '');
  const hasHost = request.headers.host !== undefined || request.httpVersion !== '1.1';
  if (path !== undefined && hasHost && isDecodable(path)) return path;
  refusals.set(request, refusals.get(request) ?? malformed());
  return nowhere;
}

/** The refusal for bytes that are no HTTP request, by the code of Node's error. */
function unreadable(code: string | undefined): DomainError {
  const [status, message] =
    code === 'HPE_HEADER_OVERFLOW'
      ? [431, 'The headers and the address of the request are too long.']
      : code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? [408, 'The request took too long to arrive.']
        : [400, 'The request is malformed.'];
  const refusal = invalidArgument(message);
  refusal.statusCode = status;
  return refusal;
}

/** Whether a request on this connection is being answered. */
const isAnswering = (socket: Socket): boolean =>
  (socket as { _httpMessage?: ServerResponse | null })._httpMessage != null;

/**
 * Replies to requests that Node's parser refuses as to unknown addresses, and closes the connection.
 * While an earlier request is being answered on it, it is closed without a reply.
 */
export function answerUnreadable(
  this: FastifyInstance,
  { code }: Error & { code?: string },
  socket: Socket,
): void {
  if (!socket.writable || isAnswering(socket)) {
    socket.destroy();
    return;
  }
  const request = new IncomingMessage(socket);
  request.method = 'GET';
  request.url = nowhere;
  refusals.set(request, unreadable(code));
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket);
  response.once('finish', () => socket.destroySoon());
  this.routing(request, response);
}

/** Node would refuse every expectation except 100-continue; ignoring them is also valid. */
export const ignoreExpectations = (app: FastifyInstance) =>
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
