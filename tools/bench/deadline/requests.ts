import { setTimeout as sleep } from 'node:timers/promises';
import { pauseAfter } from '@meritum/shared/client/Retries';

/** What people do, in the order of the report. */
export const kinds = [
  'sign in',
  'public page',
  'draft read',
  'draft saved',
  'document part',
  'submit',
  'rate',
  'status',
  'assignment',
  'console',
  'export',
  'plan',
] as const;

export type Kind = (typeof kinds)[number];

/** One request. */
export interface Attempt {
  kind: Kind;
  /** Milliseconds since the start of the trace. */
  at: number;
  took: number;
  /** HTTP status; 0 without a reply. */
  status: number;
}

export interface Request {
  kind: Kind;
  method?: string;
  path: string;
  token?: string | undefined;
  body?: object;
  bytes?: Buffer;
  headers?: Record<string, string>;
  /** Repeats it while the server is too busy or away, as pages do with what must not be lost. */
  patient?: boolean;
}

/** As pages wait for a reply. */
const timeoutMs = 20_000;
/** Failures in a row after which somebody gives up. */
const most = 12;

/** Sends requests to an API and records each. */
export class Requests {
  readonly attempts: Attempt[] = [];
  readonly #origin: string;
  readonly #begun: number;

  constructor(port: number, begun: number) {
    this.#origin = `http://127.0.0.1:${port}`;
    this.#begun = begun;
  }

  /** Returns the body; undefined when it was refused or lost. Throws when the request was wrong. */
  async send<Body>(asked: Request): Promise<Body | undefined> {
    for (let failures = 1; ; failures += 1) {
      const { status, retryAfter, body } = await this.#attempt(asked);
      if (status >= 200 && status < 300) return body as Body;
      if (status !== 0 && status < 500)
        throw new Error(
          `${asked.method ?? 'GET'} ${asked.path} was answered ${status}: ${JSON.stringify(body)}`,
        );
      if (!asked.patient || failures === most) return undefined;
      await sleep(pauseAfter(failures, { retryAfter }));
    }
  }

  async #attempt({ kind, method = 'GET', path, token, body, bytes, headers }: Request) {
    const sent = performance.now();
    const record = (status: number) =>
      this.attempts.push({ kind, at: sent - this.#begun, took: performance.now() - sent, status });
    try {
      const reply = await fetch(this.#origin + path, {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
          ...(bytes && { 'content-type': 'application/octet-stream' }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
        ...(bytes && { body: new Uint8Array(bytes) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const content = Buffer.from(await reply.arrayBuffer());
      record(reply.status);
      const isJson = /json/.test(reply.headers.get('content-type') ?? '');
      return {
        status: reply.status,
        retryAfter: Number(reply.headers.get('retry-after') ?? 0),
        body: isJson ? (JSON.parse(content.toString()) as unknown) : content,
      };
    } catch {
      record(0);
      return { status: 0, retryAfter: 0, body: undefined };
    }
  }
}
