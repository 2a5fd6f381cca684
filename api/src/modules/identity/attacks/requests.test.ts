import type { InjectOptions } from 'fastify';
import { cookieOf, registerAccount, registration, statusWith } from '../../../../testing/accounts';
import { TestBrowser } from '../../../../testing/browser';
import { suiteWithGoogle } from '../../../../testing/openid-provider';

const { provider, suite } = suiteWithGoogle({ PUBLIC_ORIGIN: 'https://awards.example' });

describe('cross-site requests', () => {
  const writing = () => [...suite().app.rights.keys()].filter((row) => !/^(GET|HEAD) /.test(row));

  const requestOf = (row: string): InjectOptions => {
    const [method, url = ''] = row.split(' ');
    return { method: method as 'POST', url: url.replace(/:\w+/, 'x') };
  };

  test.each([
    ['from a page of another site', { origin: 'https://evil.example' }],
    ['from a frame that hides where it is', { origin: 'null' }],
    ['that a browser marks as cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['from a host that begins like ours', { origin: 'https://awards.example.evil.example' }],
    ['that anyone on its way may have written', { origin: 'http://awards.example' }],
    // DNS rebinding gives such requests.
    ['from the host that it claims', { host: 'evil.example', origin: 'https://evil.example' }],
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
      const headers = { 'content-type': type, ...ada.authorized };
      const payload = 'email=a%40example.com&password=correct+horse';
      const rows = writing().filter((row) => /^POST \/api\/(auth|account)\//.test(row));
      for (const row of rows) {
        const reply = await app.inject({ ...requestOf(row), headers, payload });
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
});

describe('open redirects', () => {
  const person = { sub: 'redirected', email: 'redirected@example.com' };

  test('after signing in the browser is back on the page that it came from', async () => {
    const mine = new TestBrowser(suite().app);
    const returnTo = '/tech-judging?a=1#account';
    const query = { mode: 'redirect', returnTo };
    expect((await mine.signInWithGoogle(provider(), person, query)).returnTo).toBe(returnTo);
  });

  // `contracts/google.test.ts` lists the other addresses outside this site.
  test.each(['//evil.example', '/%0d%0aset-cookie:a=b'])(
    'it is redirected nowhere else: %j',
    async (returnTo) => {
      const mine = new TestBrowser(suite().app);
      const away = await mine.leaveForGoogle({ mode: 'redirect', returnTo });
      const back = provider().consent(away, person);
      const { headers } = await mine.send({ url: back.pathname + back.search });
      expect(headers.location).toMatch(/^\/signed-in#mode=redirect&outcome=signed-in&returnTo=%2F/);
      const target = new URLSearchParams(headers.location?.split('#')[1]).get('returnTo') ?? '';
      expect(new URL(target, 'https://awards.example').origin).toBe('https://awards.example');
      expect(headers['set-cookie']).not.toContain('a=b');
    },
  );

  test('the host that a request claims does not decide where the provider sends its answer', async () => {
    const reply = await suite().app.inject({
      url: '/api/auth/google/start?mode=popup',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    const { searchParams } = new URL(reply.headers.location ?? '');
    expect(searchParams.get('redirect_uri')).toBe(
      'https://awards.example/api/auth/google/callback',
    );
  });
});

// `composition/typed-text.test.ts` shows that no mail makes a header or markup of a typed name.
test.each(['Ada\r\nBcc: eve@example.com', 'Ada\u2028X-Evil: 1'])(
  'a name from the provider is kept as one line: %j',
  async (name) => {
    const mine = new TestBrowser(suite().app);
    await mine.signInWithGoogle(provider(), { sub: name, email: registration().email, name });
    expect((await mine.session())?.user.displayName).not.toMatch(/[\r\n\u2028]/);
  },
);
