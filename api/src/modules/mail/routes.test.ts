import { calls } from '@meritum/shared/contracts/calls';
import { type MailsReply, mailsPageLength } from '@meritum/shared/contracts/mails';
import { type Person, post } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { askAs, auditSeen, callAs } from '../../../testing/console';
import { registerAdmin } from '../../../testing/judges';
import { received } from '../../../testing/mail-requests';
import { seconds } from '../../platform/clock';
import { enqueueMail } from './commands';
import type { Mail } from './mail';
import { outboxStore } from './outbox-store';

const suite = suiteApp({ MAIL_SENDER: 'false' });

/** A mail that the mail server has refused permanently. */
async function giveUp(nomination: string) {
  const { app, clock } = suite();
  const outbox = outboxStore(app.mongo.db);
  const request = received({ _id: nomination, submitterEmail: `${nomination}@example.com` });
  await enqueueMail({ stores: { outbox }, platform: { clock } }, request);
  let mail = await outbox.claim(clock());
  // Mails of other tests are due first.
  while (mail && mail.key !== request.key) mail = await outbox.claim(clock());
  if (!mail) throw new Error('The mail is due');
  await outbox.finish(mail, { state: 'dead', error: '550 no such box' }, clock());
  return request.key;
}

let admin: Person;
beforeAll(async () => {
  admin = await registerAdmin(suite().app);
});

const stored = (key: string) => suite().app.mongo.db.collection<Mail>('outbox').findOne({ key });

const listed = async (query: Record<string, string>) =>
  (await askAs(suite().app, admin, 'mails', query)).json<MailsReply>();

test('an admin sees mails that were given up, without their content, and sends one again', async () => {
  const { app } = suite();
  const key = await giveUp('n1');
  const { queuedAt, endedAt } = (await stored(key)) ?? {};
  const query = { state: 'dead', template: 'nomination-received', to: ' N1@Example.com ' };
  const mail = {
    key,
    template: 'nomination-received',
    to: 'n1@example.com',
    state: 'dead',
    attempts: 1,
    queuedAt: queuedAt?.toISOString(),
    dueAt: null,
    endedAt: endedAt?.toISOString(),
    reason: '550 no such box',
    mayRead: true,
  };
  const templates = expect.arrayContaining(['judge-verified']);
  expect(await listed(query)).toEqual({ mails: [mail], total: 1, templates });

  const resend = () => post(app, calls.resendMail.path, { key }, admin.authorized);
  const replies = await Promise.all([resend(), resend(), resend()]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404, 404]);
  expect((await stored(key))?.state).toBe('queued');
  expect((await listed(query)).mails).toEqual([]);
  expect(await auditSeen(app, admin, { subject: key })).toMatchObject([
    {
      action: 'mail.sent-again',
      actor: { id: admin.accountId },
      before: { state: 'dead' },
      after: { state: 'queued' },
    },
  ]);
});

test('the outbox is read page by page, newest first, each mail once', async () => {
  const { app, clock, pass } = suite();
  const outbox = outboxStore(app.mongo.db);
  const keys: string[] = [];
  for (let count = 1; count <= mailsPageLength + 2; count++) {
    const request = received({ _id: `page-${count}`, submitterEmail: 'paged@example.com' });
    await enqueueMail({ stores: { outbox }, platform: { clock } }, request);
    keys.unshift(request.key);
    pass(seconds(1));
  }
  const page = async (number: string) =>
    (await listed({ to: 'paged@example.com', page: number })).mails.map(({ key }) => key);
  expect(await page('1')).toEqual(keys.slice(0, mailsPageLength));
  expect(await page('2')).toEqual(keys.slice(mailsPageLength));
  expect(await page('3')).toEqual([]);
  const { total } = await listed({ to: 'paged@example.com', state: 'queued' });
  expect(total).toBe(mailsPageLength + 2);
});

test('mails are counted by message, or by kind and day, in each state', async () => {
  const { app, clock } = suite();
  const outbox = outboxStore(app.mongo.db);
  const id = '5f0c2a52-3d0a-4f0e-9a53-2f6f7a1b9c10';
  const batch = `nominators-message:${id}`;
  for (const name of ['bo', 'cy', 'di']) {
    const to = { address: `${name}@example.com`, name, confirmed: true };
    const values = { name, subject: 'Hello {name}', text: 'Hi', category: '', deadline: '' };
    const message = { key: `${batch}:${name}`, to, template: 'nominators-message', values };
    await enqueueMail({ stores: { outbox }, platform: { clock } }, message);
  }
  const di = { address: 'di@example.com', from: new Date(0), until: null };
  await outbox.erase(di, clock());
  const { batches } = (await callAs(app, admin, 'listMailBatches')).json();
  const [message] = batches.filter((one: { batch: string }) => one.batch === batch);
  expect(message).toEqual({
    batch,
    template: 'nominators-message',
    subject: 'Hello {name}',
    to: null,
    lastAt: expect.any(String),
    counts: { sent: 0, bounced: 0, waiting: 2, failed: 0, dropped: 1 },
  });
  expect((await listed({ batch })).mails).toHaveLength(3);
  const day = clock().toISOString().slice(0, 10);
  const received = await listed({ batch: `nomination-received:${day}` });
  expect(batches.map((one: { batch: string }) => one.batch)).toContain(
    `nomination-received:${day}`,
  );
  expect(received.total).toBeGreaterThan(0);
});

test.each([
  { batch: '$ne' },
  { state: 'lost' },
  { page: '0' },
  { page: '99999' },
  { to: 'nobody' },
  { template: '$ne' },
  { other: 'x' },
])('a list of %j is refused', async (query) => {
  const reply = await askAs(suite().app, admin, 'mails', query);
  expect(reply.json()).toMatchObject({ status: 400, code: 'invalid-argument' });
});
