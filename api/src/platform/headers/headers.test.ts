import { post } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';

const suite = suiteApp({ PUBLIC_ORIGIN: 'https://awards.example' });

const signOut = (headers: Record<string, string>) =>
  post(suite().app, '/api/auth/sign-out', {}, { host: 'api.internal:8080', ...headers });

test('every reply carries the security headers and is not stored', async () => {
  for (const url of ['/api/health/live', '/api/nominations/status', '/api/no-such-thing'])
    expect((await suite().app.inject(url)).headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
});

test('the public origin and programs without an origin are accepted', async () => {
  for (const headers of [
    { origin: 'https://awards.example' },
    { 'sec-fetch-site': 'same-origin' },
    {},
  ])
    expect((await signOut(headers)).statusCode).toBe(204);
});

test('any origin may read what is not private', async () => {
  const reply = await suite().app.inject({
    url: '/api/health/live',
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['access-control-allow-origin']).toBeUndefined();
});

describe.each([{}, { PUBLIC_ORIGIN: 'http://localhost:4000' }])('on this computer, %p', (site) => {
  const development = suiteApp({ NODE_ENV: 'development', MAIL_PAGES: 'false', ...site });

  test.each([
    ['localhost:4000', 'http://localhost:4000', 204],
    ['127.0.0.1:4000', 'http://127.0.0.1:4000', 204],
    ['127.0.0.1:4000', 'http://127.0.0.1:5000', 403],
    ['[::1]:4000', 'http://[::1]:4000', 204],
    ['localhost:4000', 'http://localhost:5000', 403],
    ['evil.example', 'http://evil.example', 403],
    ['localhost.evil.example', 'http://localhost.evil.example', 403],
    ['localhost:4000', 'nonsense', 403],
  ])('only a page of this computer can change something: %s, %s', async (host, origin, status) => {
    const reply = await post(development().app, '/api/auth/sign-out', {}, { host, origin });
    expect(reply.statusCode).toBe(status);
  });
});
