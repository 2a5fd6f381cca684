import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { encode, sendEncoded } from './encoded';

const text = JSON.stringify({ winners: Array.from({ length: 50 }, () => 'Ada Sample') });
const mediaType = 'application/json; charset=utf-8';
const encoded = encode(mediaType, text);

const app = fastify();
app.get('/', async (request, reply) => sendEncoded(await encoded, request, reply));
afterAll(() => app.close());

async function ask(headers: Record<string, string>) {
  const reply = await app.inject({ url: '/', headers });
  const { connection: _, date: __, 'content-length': ___, ...sent } = reply.headers;
  return { status: reply.statusCode, headers: sent, body: reply.rawPayload };
}

const common = async () => ({
  etag: (await encoded).etag,
  vary: 'accept-encoding',
  'cache-control': 'public, max-age=0, must-revalidate',
});

test('each coding has its own headers, and all have the same etag', async () => {
  const [br, gzip, plain] = await Promise.all(
    ['gzip, br', 'gzip', ''].map((coding) => ask({ 'accept-encoding': coding })),
  );
  const headers = { ...(await common()), 'content-type': mediaType };
  expect([br?.headers, gzip?.headers, plain?.headers]).toEqual([
    { ...headers, 'content-encoding': 'br' },
    { ...headers, 'content-encoding': 'gzip' },
    headers,
  ]);
  expect([
    brotliDecompressSync(br?.body ?? '').toString(),
    gunzipSync(gzip?.body ?? '').toString(),
    plain?.body.toString(),
  ]).toEqual([text, text, text]);
});

test.each([
  (etag: string) => etag,
  (etag: string) => etag.replace('W/', ''),
  (etag: string) => `"another", ${etag}`,
  () => '*',
])('a caller who has it gets no body: %s', async (asked) => {
  const { etag } = await encoded;
  const reply = await ask({ 'accept-encoding': 'br', 'if-none-match': asked(etag) });
  expect(reply).toEqual({ status: 304, headers: await common(), body: Buffer.alloc(0) });
});
