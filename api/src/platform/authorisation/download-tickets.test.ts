import { calls } from '@meritum/shared/contracts/calls';
import { type Person, post, registerAccount, setRole } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { auditSeen } from '../../../testing/console';
import { registerAdmin } from '../../../testing/judges';
import { minutes } from '../clock';

const suite = suiteApp();
const data = '/api/account/export';

async function linkOf(person: Person, address = data): Promise<string> {
  const reply = await post(suite().app, '/api/downloads', { address }, person.authorized);
  expect(reply.statusCode).toBe(200);
  return `${address}${address.includes('?') ? '&' : '?'}ticket=${reply.json().ticket}`;
}

const status = async (url: string) => (await suite().app.inject(url)).statusCode;

test('a link with a ticket downloads the file of its owner as an attachment, and nothing tells its address', async () => {
  const { app, log } = suite();
  const person = await registerAccount(app);
  const link = await linkOf(person);
  const reply = await app.inject(link);
  expect([reply.statusCode, reply.headers]).toMatchObject([
    200,
    {
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="my-data.zip"',
      'referrer-policy': 'no-referrer',
    },
  ]);
  // Download managers request a link twice.
  expect(await status(link)).toBe(200);
  expect(log.text()).not.toContain(link.split('ticket=')[1]);
});

test('a ticket is for one address, for files alone, and as a token for nothing', async () => {
  const { app } = suite();
  const person = await registerAccount(app);
  const link = await linkOf(person);
  const ticket = link.split('ticket=')[1] ?? '';
  const [claims = '', proof] = ticket.split('.');
  const others = Buffer.from(
    Buffer.from(claims, 'base64url').toString().replace(person.accountId, 'someone-else'),
  ).toString('base64url');
  for (const refused of [
    `${data}?paper=A4&ticket=${ticket}`,
    `/api/nominations/badge?category=Technology&ticket=${ticket}`,
    `${data}?ticket=${others}.${proof}`,
    `${data}?ticket=${claims}.${'A'.repeat(43)}`,
    `${data}?ticket=`,
    `${data}?ticket=${ticket}&more=1`,
    await linkOf(person, '/api/account'),
    await linkOf(person, '/api/account/sessions'),
  ])
    expect([refused, await status(refused)]).toEqual([refused, 401]);
  const asToken = { authorization: `Bearer ${ticket}` };
  expect((await app.inject({ url: '/api/account', headers: asToken })).statusCode).toBe(401);
  for (const address of [
    'https://evil.example/',
    '/verify/x',
    `/api/${'a'.repeat(4_000)}`,
    '/api/a b',
  ])
    expect((await post(app, '/api/downloads', { address }, person.authorized)).statusCode).toBe(
      400,
    );
});

test('a ticket works for a minute, and not after a sign-out', async () => {
  const { app, pass } = suite();
  const person = await registerAccount(app);
  const link = await linkOf(person);
  expect(
    (
      await post(
        app,
        '/api/auth/sign-out',
        {},
        { ...person.authorized, cookie: `__Host-refresh=${person.cookie}` },
      )
    ).statusCode,
  ).toBe(204);
  expect(await status(link)).toBe(401);
  const late = await linkOf(await registerAccount(app));
  pass(minutes(1) + 1);
  expect(await status(late)).toBe(401);
});

describe('an organiser’s file', () => {
  const list = `${calls.exportJudges.path}?format=csv&search=${encodeURIComponent('王'.repeat(60))}`;

  test('is downloaded by a ticket, and recorded once for the page’s question and its link', async () => {
    const { app, pass } = suite();
    const admin = await registerAdmin(app);
    const asked = await app.inject({ url: list, headers: admin.authorized });
    const reply = await app.inject(await linkOf(admin, list));
    expect([asked.statusCode, reply.statusCode]).toEqual([200, 200]);
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="judges-.+\.csv"$/);
    const taken = () => auditSeen(app, admin, { action: 'judges.exported' });
    expect(await taken()).toHaveLength(1);
    pass(minutes(2));
    await app.inject(await linkOf(admin, list));
    expect(await taken()).toHaveLength(2);
  });

  test('is refused to the ticket of who is no organiser, or no longer one', async () => {
    const { app } = suite();
    expect(await status(await linkOf(await registerAccount(app), list))).toBe(403);
    const admin = await registerAdmin(app);
    const link = await linkOf(admin, list);
    expect(await status(link)).toBe(200);
    await setRole(app, admin.accountId, 'user');
    expect(await status(link)).toBe(403);
  });

  test('that asks for a fresh proof does so of a ticket too', async () => {
    const { app, pass } = suite();
    const admin = await registerAdmin(app);
    const input = `/api/admin/plans/${'0'.repeat(24)}/input`;
    expect(await status(await linkOf(admin, input))).toBe(404);
    pass(minutes(9.5));
    const link = await linkOf(admin, input);
    pass(minutes(0.9));
    expect(await status(link)).toBe(403);
  });
});
