/** A request as the fake server saw it. */
export interface RecordedCall {
  method: string;
  path: string;
  search: URLSearchParams;
  headers: Headers;
  /** Parsed JSON, the form data of an upload, or undefined. */
  body: unknown;
  /** Tells an upload how much of it has arrived, 0 to 1. */
  progress: (part: number) => void;
}

export interface FakeReply {
  status?: number;
  headers?: Record<string, string>;
  /** Sent as JSON; without it the reply has no body. */
  body?: unknown;
}

/** Answers one call; rejects with a `TypeError` where nothing answers. */
export type Answer = (call: RecordedCall) => Promise<FakeReply>;

/** Headers of a reply; a JSON body gets its media type, that of problem details from 400 on. */
export function headersOf({ status = 200, headers = {}, body }: FakeReply): Headers {
  const type = status >= 400 ? 'application/problem+json' : 'application/json';
  return new Headers({ ...(body !== undefined && { 'content-type': type }), ...headers });
}

/** The text of a reply. */
export function textOf({ body }: FakeReply): string {
  return body === undefined ? '' : JSON.stringify(body);
}
