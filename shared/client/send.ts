import { type CallName, calls } from '../contracts/calls';
import { errorOfReply, unavailable } from './clientError';

export interface Call {
  call: CallName;
  /** Values of the `:names` in the path. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
}

const defaultTimeoutMs = 20_000;

/** Address of a call, its parameters filled in. */
export function addressOf({ call, params = {}, query }: Pick<Call, 'call' | 'params' | 'query'>) {
  const path = calls[call].path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  return query ? `${path}?${new URLSearchParams(query)}` : path;
}

/**
 * One HTTP request without a session: the parsed reply, or undefined for an empty one.
 * Throws ClientError; a caller's own abort is passed on as it is.
 */
export async function send<Reply>(request: Call): Promise<Reply> {
  return (await exchange(request, parse)) as Reply;
}

/** The same for a reply that is a file. Throws ClientError. */
export function sendForFile(request: Call): Promise<Blob> {
  return exchange(request, (reply) => reply.blob());
}

async function exchange<Result>(
  request: Call,
  read: (reply: Response) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController();
  const abort = () => limit.abort();
  const timer = setTimeout(abort, request.timeoutMs ?? defaultTimeoutMs);
  request.signal?.addEventListener('abort', abort);
  if (request.signal?.aborted) abort();
  try {
    const reply = await fetch(addressOf(request), { ...init(request), signal: limit.signal });
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

function init({ call, body, headers = {} }: Call): RequestInit {
  const json = body !== undefined;
  return {
    method: calls[call].method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(json && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(json && { body: JSON.stringify(body) }),
  };
}

async function parse(reply: Response): Promise<unknown> {
  if (!/json/.test(reply.headers.get('content-type') ?? '')) return undefined;
  try {
    return await reply.json();
  } catch (error) {
    if (error instanceof SyntaxError) throw unavailable('The reply could not be read.');
    throw error;
  }
}
