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

/** Answers one call; rejects with a `TypeError` without a matching route. */
type Answer = (call: RecordedCall) => Promise<FakeReply>;

export interface FakeRoute {
  method: string;
  /** Path with `:name` for a variable part, so that a `calls.x.path` of the contracts fits. */
  path: string;
  /** A reply, or a function of the call; throw a `TypeError` for a lost connection. */
  reply: FakeReply | ((call: RecordedCall) => FakeReply | Promise<FakeReply>);
}

/** A path and its JSON reply. */
export const route = (path: string, body: object, status = 200): FakeRoute => ({
  method: 'GET',
  path,
  reply: { status, body },
});

/** The test set-up's `fetch`, which fails the test. */
let unfaked: typeof fetch;

/**
 * Replaces `fetch` and `XMLHttpRequest` for the running test.
 * A request without a matching route fails the test.
 */
export function fakeServer(routes: readonly FakeRoute[]) {
  const calls: RecordedCall[] = [];
  let known = [...routes];
  if (!jest.isMockFunction(globalThis.fetch)) unfaked = globalThis.fetch;

  const answer: Answer = async (call) => {
    const route = known.find((each) => each.method === call.method && fits(each.path, call.path));
    if (!route) {
      await unfaked(`${call.method} ${call.path}`);
      throw new TypeError(`no fake for ${call.method} ${call.path}`);
    }
    calls.push(call);
    return typeof route.reply === 'function' ? route.reply(call) : route.reply;
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetchFrom(answer));
  const FakeRequest = uploadsTo(answer);
  jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => new FakeRequest());

  return {
    calls,
    callsTo: (path: string) => calls.filter((call) => fits(path, call.path)),
    /** Adds routes before the present ones, so that the server replies differently from now on. */
    now: (changed: readonly FakeRoute[]) => {
      known = [...changed, ...known];
    },
  };
}

function fits(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith(':') || part === given[index])
  );
}

function fetchFrom(answer: Answer): typeof fetch {
  return async (input, init) => {
    const url = new URL(String(input), 'http://localhost');
    const reply = answer({
      method: init?.method ?? 'GET',
      path: url.pathname,
      search: url.searchParams,
      headers: new Headers(init?.headers),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : (init?.body ?? undefined),
      progress: () => {},
    });
    return response(await untilAborted(reply, init?.signal ?? undefined));
  };
}

function untilAborted(reply: Promise<FakeReply>, signal: AbortSignal | undefined) {
  return new Promise<FakeReply>((resolve, reject) => {
    const abort = () => reject(new DOMException('The request was aborted.', 'AbortError'));
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort, { once: true });
    reply.then(resolve, reject);
  });
}

/** jsdom has no `Response`; this is the part of it that the product uses. */
function response(reply: FakeReply): Response {
  const status = reply.status ?? 200;
  return {
    ok: status >= 200 && status < 300,
    status,
    headers: headersOf(reply),
    clone: () => response(reply),
    text: async () => textOf(reply),
    json: async () => JSON.parse(textOf(reply)),
    blob: async () => new Blob([textOf(reply)]),
  } as Response;
}

/** An `XMLHttpRequest` answered by the fake server; only what uploads use. */
function uploadsTo(answer: Answer): typeof XMLHttpRequest {
  return class FakeUpload {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    status = 0;
    responseText = '';
    private method = 'GET';
    private url = new URL('http://localhost');
    private sent = new Headers();
    private received = new Headers();
    private aborted = false;

    open(method: string, address: string) {
      this.method = method;
      this.url = new URL(address, 'http://localhost');
    }

    setRequestHeader(name: string, value: string) {
      this.sent.set(name, value);
    }

    getResponseHeader(name: string) {
      return this.received.get(name);
    }

    send(body: unknown) {
      answer({
        method: this.method,
        path: this.url.pathname,
        search: this.url.searchParams,
        headers: this.sent,
        body,
        progress: (part) => this.upload.onprogress?.({ loaded: part, total: 1 }),
      }).then(
        (reply) => this.answer(reply),
        () => !this.aborted && this.onerror?.(),
      );
    }

    abort() {
      this.aborted = true;
      this.onabort?.();
    }

    private answer(reply: FakeReply) {
      if (this.aborted) return;
      this.status = reply.status ?? 200;
      this.received = headersOf(reply);
      this.responseText = textOf(reply);
      this.onload?.();
    }
  } as unknown as typeof XMLHttpRequest;
}

/** Returns a reply's headers; JSON bodies get their media type, problem details from status 400. */
function headersOf({ status = 200, headers = {}, body }: FakeReply): Headers {
  const type = status >= 400 ? 'application/problem+json' : 'application/json';
  return new Headers({ ...(body !== undefined && { 'content-type': type }), ...headers });
}

function textOf({ body }: FakeReply): string {
  return body === undefined ? '' : JSON.stringify(body);
}
