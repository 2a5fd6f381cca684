import type { InjectOptions } from 'fastify';
import { cookieOf, registerAccount, statusWith } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { TestBrowser } from '../../../testing/browser';
import { clientId, suiteProvider } from '../../../testing/openid-provider';

const provider = suiteProvider();
const suite = suiteApp(() => ({
  GOOGLE_ISSUER: provider().issuer,
  GOOGLE_CLIENT_ID: clientId,
  PUBLIC_ORIGIN: 'https://awards.example',
}));

const writing = () => [...suite().app.rights.keys()].filter((row) => !/^(GET|HEAD) /.test(row));

const requestOf = (row: string): InjectOptions => {
  const [method, url = ''] = row.split(' ');
  return { method: method as 'POST', url: url.replace(/:\w+/, 'x') };
};

test.each([
  ['from a page of another site', { origin: 'https://evil.example' }],
  ['from a frame that hides where it is', { origin: 'null' }],
  ['that a browser marks as cross-site', { 'sec-fetch-site': 'cross-site' }],
])('nothing is changed by a request %s, though cookie and token come along', async (_, from) => {
  const { app } = suite();
  const ada = await registerAccount(app);
  const headers = { ...from, ...ada.authorized, cookie: `__Host-refresh=${ada.cookie}` };
  expect(writing().length).toBeGreaterThan(12);
  for (const row of writing()) {
    const reply = await app.inject({ ...requestOf(row), payload: {}, headers });
    expect([row, reply.statusCode, cookieOf(reply)]).toEqual([row, 403, undefined]);
  }
  expect(await statusWith(app, ada.authorized)).toBe(200);
});

test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data'])(
  'a body that a foreign form can send is taken by no call of identity: %s',
  async (type) => {
    const { app } = suite();
    const ada = await registerAccount(app);
    const rows = writing().filter((row) => /^POST \/api\/(auth|account)\//.test(row));
    for (const row of rows) {
      const reply = await app.inject({
        ...requestOf(row),
        headers: { 'content-type': type, ...ada.authorized },
        payload: 'email=a%40example.com&password=correct+horse',
      });
      expect([row, reply.statusCode]).toEqual([row, 415]);
    }
  },
);

test('another site cannot start a sign-in that would end the session of its visitor', async () => {
  const visitor = new TestBrowser(suite().app);
  const reply = await visitor.send({
    url: '/api/auth/google/start?mode=redirect',
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(reply.headers.location).toBe('/signed-in#mode=redirect&outcome=failed&returnTo=%2F');
  expect(visitor.cookies).toEqual({});
});
