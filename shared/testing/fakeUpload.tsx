import { type Answer, type FakeReply, headersOf, textOf } from './fakeReply';

/** An `XMLHttpRequest` answered by the fake server; only what uploads use. */
export function uploadsTo(answer: Answer): typeof XMLHttpRequest {
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
