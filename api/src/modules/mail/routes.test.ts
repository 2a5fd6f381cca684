import { calls } from '@meritum/shared/contracts/calls';
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
  // Mails of other tests are due before it.
  while (mail && mail.key !== request.key) mail = await outbox.claim(clock());
  if (!mail) throw new Error('The mail is due');
  await outbox.settle(mail, { state: 'dead', error: '550 no such box' }, clock());
  return request.key;
}

async function admin() {
  const person = await registerAccount(suite().app);
  await setRole(suite().app, person.accountId, 'admin');
  await giveFactor(suite().app, person);
  return person.authorized;
}

const stateOf = async (key: string) =>
  (await suite().app.mongo.db.collection<Mail>('outbox').findOne({ key }))?.state;

test('an admin sees mails that were given up, without what they said, and sends one again', async () => {
  const { app } = suite();
  const headers = await admin();
  const key = await giveUp('n1');
  const list = () => app.inject({ url: calls.listUndeliveredMails.path, headers });
  const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect((await list()).json()).toEqual({
    mails: [
      {
        key,
        template: 'nomination-received',
        to: 'n1@example.com',
        attempts: 1,
        queuedAt: instant,
        givenUpAt: instant,
        reason: '550 no such box',
      },
    ],
  });
  const resend = () => post(app, calls.resendMail.path, { key }, headers);
  expect((await resend()).statusCode).toBe(204);
  expect(await stateOf(key)).toBe('queued');
  expect((await list()).json()).toEqual({ mails: [] });
  expect((await resend()).json()).toMatchObject({ status: 404, code: 'not-found' });
});

test('nobody else sees or sends them', async () => {
  const { app } = suite();
  const key = await giveUp('n2');
  const { authorized: headers } = await registerAccount(app);
  const refused = { status: 403, code: 'permission-denied' };
  const listed = await app.inject({ url: calls.listUndeliveredMails.path, headers });
  expect(listed.json()).toMatchObject(refused);
  expect(listed.body).not.toContain('n2@example.com');
  const sent = await post(app, calls.resendMail.path, { key }, headers);
  expect(sent.json()).toMatchObject(refused);
  expect(await stateOf(key)).toBe('dead');
});
