import { type CallName, calls } from '../contracts/calls';
import type { Arguments, Options, Outgoing, PublicCall, ReplyOf } from './calls';
import { errorOfReply, unavailable } from './clientError';
import { takeEarly } from './early';

const defaultTimeoutMs = 20_000;

/** Address of a call, its parameters filled in. */
export function addressOf<Name extends CallName>(
  name: Name,
  parts: Pick<Options<Name>, 'params' | 'query'>,
): string;
export function addressOf(name: CallName, parts: Outgoing): string {
  return located(name, parts);
}

function located(name: CallName, { params = {}, query }: Outgoing): string {
  const path = calls[name].path.replace(/:(\w+)/g, (_, part: string) =>
    encodeURIComponent(params[part] ?? ''),
  );
  return query ? `${path}?${new URLSearchParams(query)}` : path;
}

/**
 * A call that needs no session: the parsed reply, or undefined for an empty one.
 * Throws ClientError; a caller's own abort is passed on as it is.
 */
export function send<Name extends PublicCall>(
  name: Name,
  ...options: Arguments<Name>
): Promise<ReplyOf<Name>>;
export function send(name: CallName, options: Outgoing = {}): Promise<unknown> {
  return exchange(name, options, parse);
}

/** One HTTP request, its reply read by `read`. Throws ClientError. */
export async function exchange<Result>(
  name: CallName,
  request: Outgoing,
  read: (reply: Response) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController();
  const abort = () => limit.abort();
  const timer = setTimeout(abort, request.timeoutMs ?? defaultTimeoutMs);
  request.signal?.addEventListener('abort', abort);
  if (request.signal?.aborted) abort();
  try {
    const reply = await replyTo(name, request, limit.signal);
    if (reply.ok) return await read(reply);
    const retryAfter = reply.headers.get('retry-after');
    throw errorOfReply({ status: reply.status, body: await parse(reply), retryAfter });
  } catch (error) {
    if (request.signal?.aborted) throw request.signal.reason;
    if (limit.signal.aborted) throw unavailable('The server took too long to answer.');
    if (error instanceof TypeError) throw unavailable('The server could not be reached.');
    throw error;
  } finally {
    clearTimeout(timer);
    request.signal?.removeEventListener('abort', abort);
  }
}

/** Asks, unless the start script of the page has asked the same in nobody's name already. */
function replyTo(name: CallName, request: Outgoing, signal: AbortSignal): Promise<Response> {
  const address = located(name, request);
  const ask = () => fetch(address, { ...init(name, request), signal });
  const early = request.headers ? undefined : takeEarly(address);
  return early?.then((reply) => reply ?? ask()) ?? ask();
}

function init(name: CallName, { body, bytes, headers = {} }: Outgoing): RequestInit {
  const json = body !== undefined;
  return {
    method: calls[name].method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(json && { 'content-type': 'application/json' }),
      ...(bytes && { 'content-type': 'application/octet-stream' }),
      ...headers,
    },
    ...(json && { body: JSON.stringify(body) }),
    ...(bytes && { body: bytes }),
  };
}

/** The body of a reply, or undefined where it is not JSON. */
export async function parse(reply: Response): Promise<unknown> {
  if (!/json/.test(reply.headers.get('content-type') ?? '')) return undefined;
  try {
    return await reply.json();
  } catch (error) {
    if (error instanceof SyntaxError) throw unavailable('The reply could not be read.');
    throw error;
  }
}
