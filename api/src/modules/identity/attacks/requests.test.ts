import type { InjectOptions } from 'fastify';
import PostalMime from 'postal-mime';
import { allMails } from '../../../composition/modules';
import {
  cookieOf,
  post,
  registerAccount,
  registration,
  statusWith,
} from '../../../testing/accounts';
import { TestBrowser } from '../../../testing/browser';
import { testSite } from '../../../testing/mail-requests';
import { mailsTo } from '../../../testing/mails';
import { suiteWithGoogle } from '../../../testing/openid-provider';
import { composer } from '../../mail/compose';
import { messageOf } from '../../mail/transports/message';

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

describe('injection by name', () => {
  const compose = composer({
    site: testSite,
    from: 'awards@awards.example',
    mails: allMails,
  });

  /** Has a mail sent to the address, and reads it as a mail program does. */
  async function expectHarmlessMail(email: string) {
    await post(suite().app, '/api/auth/password-reset', { email });
    const [mail] = await mailsTo(suite().app, email);
    if (!mail) throw new Error('There is no mail');
    const { headers, to, bcc, html } = await PostalMime.parse(await messageOf(await compose(mail)));
    expect(to?.map(({ address }) => address)).toEqual([email]);
    expect(bcc).toBeUndefined();
    expect(headers.map(({ key }) => key).filter((key) => /bcc|evil/.test(key))).toEqual([]);
    expect(headers.filter(({ key }) => key === 'subject')).toHaveLength(1);
    expect(html).not.toMatch(/<img|<script/);
    expect(html).not.toContain('Click here');
  }

  test.each([
    'Ada\r\nBcc: eve@example.com',
    'Ada\nSubject: You won\n\nClick here',
    'Ada\u2028X-Evil: 1',
    '"Ada" <eve@example.com>',
    '<img src=x onerror=alert(1)>',
    '</td><script>alert(1)</script>',
    '=?utf-8?q?Ada=0d=0aBcc:_eve@example.com?=',
  ])(
    'a name in a form or from the provider ends no header and is no markup of a mail: %j',
    async (name) => {
      const person = await registerAccount(suite().app, { fullName: name });
      await expectHarmlessMail(person.email);

      const { email } = registration();
      const mine = new TestBrowser(suite().app);
      await mine.signInWithGoogle(provider(), { sub: name, email, name });
      expect((await mine.session())?.user.displayName).not.toMatch(/[\r\n\u2028]/);
      await expectHarmlessMail(email);
    },
  );

  test.each(['a@example.com\r\nBcc: eve@example.com', 'a@example.com\n', 'a b@example.com'])(
    'an address that could end a header is invalid: %j',
    async (email) => {
      const reply = await post(suite().app, '/api/auth/register', registration({ email }));
      const accepted =
        reply.statusCode === 201 && reply.json<{ user: { email: string } }>().user.email;
      expect(accepted === false || /^\S+$/.test(accepted)).toBe(true);
    },
  );
});
