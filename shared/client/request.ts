import type { OutgoingCall } from './calls';
import { blocked, errorOfReply, unavailable } from './clientError';
import { takePrefetched } from './prefetch';
import { randomHex } from './randomHex';

const defaultTimeoutMs = 20_000;

export interface Address {
  method: string;
  path: string;
}

/** Returns the address of a call with its parameters filled in. */
export function urlOf({ path }: Address, { params = {}, query }: OutgoingCall): string {
  const filled = path.replace(/:(\w+)/g, (_, part: string) =>
    encodeURIComponent(params[part] ?? ''),
  );
  return query ? `${filled}?${new URLSearchParams(query)}` : filled;
}

/** Sends one HTTP request and reads its reply with `read`. Throws ClientError. */
export async function request<Result>(
  at: Address,
  request: OutgoingCall,
  read: (reply: Response) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController();
  const abort = () => limit.abort();
  const timer = setTimeout(abort, request.timeoutMs ?? defaultTimeoutMs);
  request.signal?.addEventListener('abort', abort);
  if (request.signal?.aborted) abort();
  try {
    const reply = await replyTo(at, request, limit.signal);
    if (reply.ok && /html/.test(reply.headers.get('content-type') ?? '')) throw blocked();
    if (reply.ok) return await read(reply);
    const retryAfter = reply.headers.get('retry-after');
    throw errorOfReply({ status: reply.status, body: await parse(reply), retryAfter });
  } catch (error) {
    if (request.signal?.aborted) throw request.signal.reason;
    if (limit.signal.aborted) throw unavailable('The server took too long to answer.');
    if (error instanceof TypeError) throw unavailable('Could not reach the server.');
    throw error;
  } finally {
    clearTimeout(timer);
    request.signal?.removeEventListener('abort', abort);
  }
}

/** Fetches, unless the page's start script has already sent the same public request. */
function replyTo(at: Address, request: OutgoingCall, signal: AbortSignal): Promise<Response> {
  const address = urlOf(at, request);
  const ask = () => fetch(address, { ...init(at, request), signal });
  const early = request.headers ? undefined : takePrefetched(address);
  return early?.then((reply) => reply ?? ask()) ?? ask();
}

/** A new trace for each request (W3C Trace Context): random, so that it identifies nobody. */
const newTrace = (): string => `00-${randomHex(16)}-${randomHex(8)}-01`;

function init({ method }: Address, { body, bytes, headers = {} }: OutgoingCall): RequestInit {
  const json = body !== undefined;
  return {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      traceparent: newTrace(),
      ...(json && { 'content-type': 'application/json' }),
      ...(bytes && { 'content-type': 'application/octet-stream' }),
      ...headers,
    },
    ...(json && { body: JSON.stringify(body) }),
    ...(bytes && { body: bytes }),
  };
}

/** Returns the parsed body, or undefined if it is not JSON. */
export async function parse(reply: Response): Promise<unknown> {
  if (!/json/.test(reply.headers.get('content-type') ?? '')) return undefined;
  try {
    return await reply.json();
  } catch (error) {
    if (error instanceof SyntaxError) throw unavailable('Could not read the server’s reply.');
    throw error;
  }
}
