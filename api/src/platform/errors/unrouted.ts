import { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type DomainError, invalidArgument } from './domain-error';

/** Why a request cannot be routed. */
const refusals = new WeakMap<IncomingMessage, DomainError>();

/** The reason why a request went to the handler of unknown addresses, if not its address. */
export const unroutedBecause = (request: IncomingMessage): DomainError | undefined =>
  refusals.get(request);

/** An address that no route has and no request can name. */
const nowhere = '/ ';

const malformed = () => invalidArgument('The address of the request is malformed.');

/** The path and query of an address, which may be absolute (RFC 9112, 3.2.2). */
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
 * The address that a request is routed by. One that the router cannot read leads to the handler of
 * unknown addresses: the router would answer before any hook, without headers, log line and limit.
 */
export function routedAddress(request: IncomingMessage): string {
  const path = pathOf(request.url ?? '');
  const hasHost = request.headers.host !== undefined || request.httpVersion !== '1.1';
  if (path !== undefined && hasHost && isDecodable(path)) return path;
  refusals.set(request, refusals.get(request) ?? malformed());
  return nowhere;
}

/** The refusal for bytes that are no request, by the code of Node's error. */
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
 * Answers what Node's parser refuses, as an unknown address is, and closes the connection. While an
 * earlier request is being answered on it, it is closed without another answer.
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

/** Node would refuse every expectation but 100-continue by itself; ignoring one is as valid. */
export const ignoreExpectations = (app: FastifyInstance) =>
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
