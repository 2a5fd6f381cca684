import { deferred } from './deferred';
import { type FakeReply, fakeServer } from './fakeServer';

test('answers by method and path, and records what was asked', async () => {
  const server = fakeServer([
    { method: 'GET', path: '/api/documents/:id', reply: ({ path }) => ({ body: { path } }) },
    { method: 'POST', path: '/api/nominations', reply: { status: 201, body: { ok: true } } },
  ]);
  const read = await fetch('/api/documents/7?full=1', { headers: { authorization: 'Bearer t' } });
  const made = await fetch('/api/nominations', { method: 'POST', body: '{"essay":"e"}' });

  expect([read.ok, await read.json()]).toEqual([true, { path: '/api/documents/7' }]);
  expect([made.status, await made.json()]).toEqual([201, { ok: true }]);
  expect(server.calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['GET', '/api/documents/7', undefined],
    ['POST', '/api/nominations', { essay: 'e' }],
  ]);
  expect(server.calls[0]?.headers.get('authorization')).toBe('Bearer t');
  expect(server.calls[0]?.search.get('full')).toBe('1');
});

test('holds a reply back until the test lets it go', async () => {
  const held = deferred<FakeReply>();
  fakeServer([{ method: 'GET', path: '/api/x', reply: () => held.promise }]);
  let status = 0;
  const asked = fetch('/api/x').then((reply) => {
    status = reply.status;
  });
  await Promise.resolve();
  expect(status).toBe(0);
  held.resolve({ status: 204 });
  await asked;
  expect(status).toBe(204);
});

test('can change its answers', async () => {
  const server = fakeServer([{ method: 'GET', path: '/api/x', reply: { status: 200 } }]);
  server.now([{ method: 'GET', path: '/api/x', reply: { status: 503 } }]);
  expect((await fetch('/api/x')).status).toBe(503);
});

test('an aborted request rejects', async () => {
  fakeServer([{ method: 'GET', path: '/api/x', reply: () => new Promise(() => {}) }]);
  const abort = new AbortController();
  const asked = fetch('/api/x', { signal: abort.signal });
  abort.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
});

test('an upload is answered with its progress', async () => {
  const parts: number[] = [];
  fakeServer([
    {
      method: 'POST',
      path: '/api/nominations/documents',
      reply: ({ progress }) => {
        progress(0.5);
        return { status: 201, body: { documentId: 'd' } };
      },
    },
  ]);
  const xhr = new XMLHttpRequest();
  xhr.upload.onprogress = ({ loaded, total }) => parts.push(loaded / total);
  const done = new Promise<void>((resolve) => {
    xhr.onload = () => resolve();
  });
  xhr.open('POST', '/api/nominations/documents');
  xhr.send(new FormData());
  await done;
  expect([parts, xhr.status, xhr.responseText]).toEqual([[0.5], 201, '{"documentId":"d"}']);
});
