import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { registerAccount } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { pdfFile } from '../../testing/files';
import { multipart, storedCounts } from '../../testing/uploads';

const suite = suiteApp();

let origin: string;
beforeAll(async () => {
  await suite().app.listen({ port: 0 });
  const { port } = suite().app.server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
});

const nothing = { documents: 0, files: 0, pieces: 0 };

/** Waits until the database holds what is expected, for as long as a test may take. */
async function settles(expected: object) {
  while (JSON.stringify(await storedCounts(suite().app)) !== JSON.stringify(expected))
    await new Promise((resolve) => setImmediate(resolve));
}

test('an upload that its sender aborts leaves nothing', async () => {
  const { app } = suite();
  const person = await registerAccount(app);
  const { headers, payload } = multipart({ name: 'evidence.pdf', content: pdfFile(5_000_000) });
  const sending = request(`${origin}/api/nominations/documents`, {
    method: 'POST',
    headers: { ...headers, ...person.authorized, 'content-length': payload.length },
  });
  sending.on('error', () => {});
  sending.write(payload.subarray(0, 3_500_000));
  await settles({ documents: 1, files: 0, pieces: 3 });
  sending.destroy();
  await settles(nothing);
});

test('a file of 11 MB over the network is answered with a clear 413', async () => {
  const { app } = suite();
  const person = await registerAccount(app);
  const { headers, payload } = multipart({ name: 'large.pdf', content: pdfFile(11 * 1024 * 1024) });
  const reply = await fetch(`${origin}/api/nominations/documents`, {
    method: 'POST',
    headers: { ...headers, ...person.authorized },
    body: new Uint8Array(payload),
  });
  expect(await reply.json()).toMatchObject({
    status: 413,
    message: 'File size exceeds 10MB limit',
  });
  expect(await storedCounts(app)).toEqual(nothing);
});

test('after a refused upload the same connection answers the next request', async () => {
  const { authorized } = await registerAccount(suite().app);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const status = (path: string, method: string, sent?: ReturnType<typeof multipart>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const asked = request(`${origin}${path}`, {
        agent,
        method,
        headers: { ...sent?.headers, ...authorized },
      });
      asked.once('error', reject);
      asked.once('response', (reply) => {
        reply.resume();
        reply.once('end', () => resolve(reply.statusCode));
      });
      asked.end(sent?.payload);
    });
  const large = multipart({ name: 'evidence.pdf', content: pdfFile(64 * 1_048_576) });
  expect(await status('/api/nominations/documents', 'POST', large)).toBe(413);
  expect(await status('/api/health/live', 'GET')).toBe(200);
  agent.destroy();
});

test('five uploads at once arrive whole', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => registerAccount(suite().app)));
  const content = pdfFile(3_000_000);
  const { headers, payload } = multipart({ name: 'evidence.pdf', content });
  await Promise.all(
    people.map(async ({ authorized }) => {
      const sent = await fetch(`${origin}/api/nominations/documents`, {
        method: 'POST',
        headers: { ...headers, ...authorized },
        body: new Uint8Array(payload),
      });
      const { url } = (await sent.json()) as { url: string };
      const back = await fetch(`${origin}${url}`, { headers: authorized });
      expect(Buffer.from(await back.arrayBuffer()).equals(content)).toBe(true);
    }),
  );
});
