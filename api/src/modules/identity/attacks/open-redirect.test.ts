import { suiteApp } from '../../../testing/app';
import { TestBrowser } from '../../../testing/browser';
import { clientId, suiteProvider } from '../../../testing/openid-provider';

const provider = suiteProvider();
const suite = suiteApp(() => ({
  GOOGLE_ISSUER: provider().issuer,
  GOOGLE_CLIENT_ID: clientId,
  PUBLIC_ORIGIN: 'https://awards.example',
}));

const person = { sub: 'redirected', email: 'redirected@example.com' };

test('after signing in the browser is back on the page that it came from', async () => {
  const mine = new TestBrowser(suite().app);
  const query = { mode: 'redirect', returnTo: '/tech-judging?a=1#account' };
  expect((await mine.signInWithGoogle(provider(), person, query)).returnTo).toBe(
    '/tech-judging?a=1#account',
  );
});

test.each([
  'https://evil.example',
  'https:evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '@evil.example',
  '.evil.example',
  '/%0d%0aset-cookie:a=b',
])('it is led nowhere else: %j', async (returnTo) => {
  const { app } = suite();
  const mine = new TestBrowser(app);
  const start = await mine.send({
    url: '/api/auth/google/start',
    query: { mode: 'redirect', returnTo },
  });
  const back = provider().consent(new URL(start.headers.location ?? ''), person);
  const reply = await mine.send({ url: back.pathname + back.search });
  expect(reply.headers.location).toMatch(
    /^\/signed-in#mode=redirect&outcome=signed-in&returnTo=%2F/,
  );
  const target = new URLSearchParams(reply.headers.location?.split('#')[1]).get('returnTo') ?? '';
  expect(new URL(target, 'https://awards.example').origin).toBe('https://awards.example');
  expect(reply.headers['set-cookie']).not.toContain('a=b');
});

test('the host that a request claims does not decide where the provider sends its answer', async () => {
  const reply = await suite().app.inject({
    url: '/api/auth/google/start?mode=popup',
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  });
  const { searchParams } = new URL(reply.headers.location ?? '');
  expect(searchParams.get('redirect_uri')).toBe('https://awards.example/api/auth/google/callback');
});
