import type { AuditReply } from '@meritum/shared/contracts/audit';
import { calls } from '@meritum/shared/contracts/calls';
import { type MailsReply, mailsPageLength } from '@meritum/shared/contracts/mails';
import { seconds } from '../../platform/clock';
import { post, registerAccount, setRole } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { giveFactor } from '../../testing/factors';
import { enqueueMail } from './commands';
import type { Mail } from './mail';
import { outboxStore } from './outbox-store';
import { received } from './testing/requests';

const suite = suiteApp({ MAIL_SENDER: 'false' });

/** A mail that the mail server refused for good. */
async function giveUp(nomination: string) {
  const { app, clock } = suite();
  const outbox = outboxStore(app.mongo.db);
  const request = received({ _id: nomination, submitterEmail: `${nomination}@example.com` });
  await enqueueMail({ outbox, clock }, request);
  let mail = await outbox.claim(clock());
  // Mails of other tests are due first.
  while (mail && mail.key !== request.key) mail = await outbox.claim(clock());
  if (!mail) throw new Error('The mail is due');
  await outbox.settle(mail, { state: 'dead', error: '550 no such box' }, clock());
  return request.key;
}

async function organiser() {
  const person = await registerAccount(suite().app);
  await setRole(suite().app, person.accountId, 'admin');
  await giveFactor(suite().app, person);
  return { accountId: person.accountId, headers: person.authorized };
}

const stored = (key: string) => suite().app.mongo.db.collection<Mail>('outbox').findOne({ key });
const stateOf = async (key: string) => (await stored(key))?.state;

const url = calls.listMails.path;

/** Mails of the nominations; other mails of the same people exist too. */
async function listed(headers: Record<string, string>, query: Record<string, string>) {
  const reply = await suite().app.inject({ url, headers, query });
  const { mails, total, templates } = reply.json<MailsReply>();
  return { mails, total, templates };
}

test('an admin sees mails that were given up, without their content, and sends one again', async () => {
  const { app } = suite();
  const { headers, accountId } = await organiser();
  const key = await giveUp('n1');
  const { queuedAt, settledAt } = (await stored(key)) ?? {};
  const query = { state: 'dead', template: 'nomination-received', to: ' N1@Example.com ' };
  const mail = {
    key,
    template: 'nomination-received',
    to: 'n1@example.com',
    state: 'dead',
    attempts: 1,
    queuedAt: queuedAt?.toISOString(),
    dueAt: null,
    settledAt: settledAt?.toISOString(),
    reason: '550 no such box',
  };
  const { templates, ...found } = await listed(headers, query);
  expect(found).toEqual({ mails: [mail], total: 1 });
  expect(templates).toContain('judge-verified');

  const resend = () => post(app, calls.resendMail.path, { key }, headers);
  const replies = await Promise.all([resend(), resend(), resend()]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404, 404]);
  expect(await stateOf(key)).toBe('queued');
  expect((await listed(headers, query)).mails).toEqual([]);
  const recorded = await app.inject({
    url: calls.listAudit.path,
    headers,
    query: { subject: key },
  });
  expect(
    recorded.json<AuditReply>().entries.map(({ action, actor: { id }, before, after }) => ({
      action,
      by: id,
      before,
      after,
    })),
  ).toEqual([
    {
      action: 'mail.sent-again',
      by: accountId,
      before: { state: 'dead' },
      after: { state: 'queued' },
    },
  ]);
});

test('the outbox is read page by page, newest first, each mail once', async () => {
  const { app, clock, pass } = suite();
  const { headers } = await organiser();
  const outbox = outboxStore(app.mongo.db);
  const keys: string[] = [];
  for (let count = 1; count <= mailsPageLength + 2; count++) {
    const request = received({ _id: `page-${count}`, submitterEmail: 'paged@example.com' });
    await enqueueMail({ outbox, clock }, request);
    keys.unshift(request.key);
    pass(seconds(1));
  }
  const page = async (number: string) =>
    (await listed(headers, { to: 'paged@example.com', page: number })).mails.map(({ key }) => key);
  expect(await page('1')).toEqual(keys.slice(0, mailsPageLength));
  expect(await page('2')).toEqual(keys.slice(mailsPageLength));
  expect(await page('3')).toEqual([]);
  const { total } = await listed(headers, { to: 'paged@example.com', state: 'queued' });
  expect(total).toBe(mailsPageLength + 2);
});

test.each([
  { state: 'lost' },
  { page: '0' },
  { page: '99999' },
  { to: 'nobody' },
  { template: '$ne' },
  { other: 'x' },
])('a list of %j is refused', async (query) => {
  const { headers } = await organiser();
  const reply = await suite().app.inject({ url, headers, query });
  expect(reply.json()).toMatchObject({ status: 400, code: 'invalid-argument' });
});

test('nobody else sees or sends them', async () => {
  const { app } = suite();
  const key = await giveUp('n2');
  const { authorized: headers } = await registerAccount(app);
  const refused = { status: 403, code: 'permission-denied' };
  const reply = await app.inject({ url, headers });
  expect(reply.json()).toMatchObject(refused);
  expect(reply.body).not.toContain('n2@example.com');
  const sent = await post(app, calls.resendMail.path, { key }, headers);
  expect(sent.json()).toMatchObject(refused);
  expect(await stateOf(key)).toBe('dead');
});
