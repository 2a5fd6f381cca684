/** A request that the fake server received. */
export interface RecordedCall {
  method: string;
  path: string;
  search: URLSearchParams;
  headers: Headers;
  /** Parsed JSON, the form data of an upload, or undefined. */
  body: unknown;
  /** Reports an upload's progress, 0 to 1. */
  progress: (part: number) => void;
}

export interface FakeReply {
  status?: number;
  headers?: Record<string, string>;
  /** Sent as JSON; without it the reply has no body. */
  body?: unknown;
}

/** Answers one call; rejects with a `TypeError` if there is no answer. */
export type Answer = (call: RecordedCall) => Promise<FakeReply>;

/** Returns a reply's headers; JSON bodies get their media type, problem details from status 400. */
export function headersOf({ status = 200, headers = {}, body }: FakeReply): Headers {
  const type = status >= 400 ? 'application/problem+json' : 'application/json';
  return new Headers({ ...(body !== undefined && { 'content-type': type }), ...headers });
}

export function textOf({ body }: FakeReply): string {
  return body === undefined ? '' : JSON.stringify(body);
}
