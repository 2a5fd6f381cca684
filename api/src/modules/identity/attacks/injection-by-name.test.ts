import PostalMime from 'postal-mime';
import { post, registerAccount, registration } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { TestBrowser } from '../../../testing/browser';
import { mailsTo } from '../../../testing/mails';
import { clientId, suiteProvider } from '../../../testing/openid-provider';
import { composer } from '../../mail/compose';
import type { Mail } from '../../mail/mail';
import { testSite } from '../../mail/testing/requests';
import { messageOf } from '../../mail/transports/message';
import { allMails } from '../../modules';

const provider = suiteProvider();
const suite = suiteApp(() => ({
  GOOGLE_ISSUER: provider().issuer,
  GOOGLE_CLIENT_ID: clientId,
}));

const compose = composer({
  site: testSite,
  from: 'awards@awards.example',
  mails: allMails,
});
const names = [
  'Ada\r\nBcc: eve@example.com',
  'Ada\nSubject: You won\n\nClick here',
  'Ada\u2028X-Evil: 1',
  '"Ada" <eve@example.com>',
  '<img src=x onerror=alert(1)>',
  '</td><script>alert(1)</script>',
  '=?utf-8?q?Ada=0d=0aBcc:_eve@example.com?=',
];

/** The mail as it goes out, read as a mail program would. */
async function arriving(mail: Mail | undefined) {
  if (!mail) throw new Error('There is no mail');
  return PostalMime.parse(await messageOf(await compose(mail)));
}

async function expectHarmless(mail: Mail | undefined, email: string) {
  const { headers, to, bcc, html } = await arriving(mail);
  expect(to?.map(({ address }) => address)).toEqual([email]);
  expect(bcc).toBeUndefined();
  expect(headers.map(({ key }) => key).filter((key) => /bcc|evil/.test(key))).toEqual([]);
  expect(headers.filter(({ key }) => key === 'subject')).toHaveLength(1);
  expect(html).not.toMatch(/<img|<script/);
  expect(html).not.toContain('Click here');
}

test.each(names)('a name in a form ends no header and is no markup of a mail: %j', async (name) => {
  const { app } = suite();
  const person = await registerAccount(app, { fullName: name });
  await post(app, '/api/auth/password-reset', { email: person.email });
  const [mail] = await mailsTo(app, person.email);
  await expectHarmless(mail, person.email);
});

test.each(names)('nor does a name that a provider hands over: %j', async (name) => {
  const { app } = suite();
  const { email } = registration();
  const mine = new TestBrowser(app);
  await mine.signInWithGoogle(provider(), { sub: name, email, name });
  expect((await mine.session())?.user.displayName).not.toMatch(/[\r\n\u2028]/);
  await post(app, '/api/auth/password-reset', { email });
  const [mail] = await mailsTo(app, email);
  await expectHarmless(mail, email);
});

test.each(['a@example.com\r\nBcc: eve@example.com', 'a@example.com\n', 'a b@example.com'])(
  'an address that could end a header is none: %j',
  async (email) => {
    const reply = await post(suite().app, '/api/auth/register', registration({ email }));
    const accepted =
      reply.statusCode === 201 && reply.json<{ user: { email: string } }>().user.email;
    expect(accepted === false || /^\S+$/.test(accepted)).toBe(true);
  },
);
