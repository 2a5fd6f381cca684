import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { answer, encode } from './encoded';

const text = JSON.stringify({ winners: Array.from({ length: 50 }, () => 'Ada Sample') });
const mediaType = 'application/json; charset=utf-8';

test('each coding has its own headers, and all have the same etag', async () => {
  const encoded = await encode(mediaType, text);
  const common = {
    etag: encoded.etag,
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-type': mediaType,
  };
  const br = answer(encoded, { 'accept-encoding': 'gzip, br' });
  const gzip = answer(encoded, { 'accept-encoding': 'gzip' });
  const plain = answer(encoded, {});
  expect([br.headers, gzip.headers, plain.headers]).toEqual([
    { ...common, 'content-encoding': 'br' },
    { ...common, 'content-encoding': 'gzip' },
    common,
  ]);
  expect([
    brotliDecompressSync(br.body ?? '').toString(),
    gunzipSync(gzip.body ?? '').toString(),
    plain.body?.toString(),
  ]).toEqual([text, text, text]);
});

test.each([
  (etag: string) => etag,
  (etag: string) => etag.replace('W/', ''),
  (etag: string) => `"another", ${etag}`,
  () => '*',
])('a caller who has it gets no body: %s', async (asked) => {
  const encoded = await encode(mediaType, text);
  const reply = answer(encoded, { 'accept-encoding': 'br', 'if-none-match': asked(encoded.etag) });
  expect(reply).toEqual({
    status: 304,
    headers: {
      etag: encoded.etag,
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=0, must-revalidate',
    },
    body: undefined,
  });
});

test('a caller with another version gets the body', async () => {
  const encoded = await encode(mediaType, text);
  expect(answer(encoded, { 'if-none-match': '"another"' }).status).toBe(200);
});
