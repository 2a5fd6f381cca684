import { suiteMailServer } from '../../testing/mail/mail-server';
import { runMeritum } from '../../testing/program';

const server = suiteMailServer();
const to = 'ada@example.com';
const send = (settings: Record<string, string>, ...args: string[]) =>
  runMeritum(['test-mail', ...args], {
    MONGODB_URI: 'mongodb://127.0.0.1:1',
    NODE_ENV: 'test',
    MAIL_FROM: 'awards@awards.example',
    ...settings,
  });

test('ADM-028 a test mail says by whom it was accepted, and arrives', async () => {
  const { url } = server();
  expect(await send({ SMTP_URL: url }, to)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`Accepted by ${new URL(url).host} for ${to}, from awards@`),
  });
  expect(await server().parsed()).toMatchObject([{ subject: 'Test mail' }]);
});

test.each([
  ['an unknown recipient', { recipient: '550 5.1.1 unknown' }, 'not to this address. Try another'],
  ['a quota', { message: '550 5.4.5 Daily quota exceeded' }, 'refuses us, not the recipient'],
])('ADM-028 a test mail refused for %s says whom that is about', async (_, answers, said) => {
  const { url } = server();
  Object.assign(
    server(),
    Object.fromEntries(Object.entries(answers).map(([at, it]) => [at, () => it])),
  );
  const { code, stderr } = await send({ SMTP_URL: url }, to);
  expect([code, stderr]).toEqual([1, expect.stringContaining(said)]);
  expect(stderr).toContain(`It says: `);
});

test.each([
  [{ SMTP_URL: 'smtp://127.0.0.1:1' }, 'No mail server answers there.'],
  [{ SMTP_URL: 'smtp://mail.invalid' }, 'No server has this name.'],
  [{}, 'No mail server is set (SMTP_URL)'],
])('ADM-028 a test mail with %j says what is wrong', async (settings, said) => {
  const { code, stderr } = await send(settings, to);
  expect([code, stderr]).toEqual([1, expect.stringContaining(said)]);
});

test('a test mail needs an address', async () => {
  expect((await send({}, 'nobody')).stderr).toContain('Usage: test-mail');
});
