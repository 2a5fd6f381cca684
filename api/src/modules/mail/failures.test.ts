import { deliverAll, deliveryTo } from '../../../testing/mail/delivery';
import { suiteMailServer } from '../../../testing/mail/mail-server';
import { suiteOutbox } from '../../../testing/mail/outbox';
import { received } from '../../../testing/mail-requests';
import { after, days, hours, seconds } from '../../platform/clock';
import { enqueueMail, listMails, resendDeadLetter, resendDeadLetters } from './commands';
import { deliverNext } from './deliver';
import { maxAttempts } from './rules';

const { mails, pass, ...context } = suiteOutbox();
const server = suiteMailServer();
const delivery = () => deliveryTo(server().url, context);

/** In three days. */
let until: number;
beforeEach(() => {
  until = context.clock().getTime() + days(3);
});

const resend = (key: string) =>
  resendDeadLetter(
    { ...context, recordAudit: async () => {} },
    { key, admin: { command: 'test' }, without: [] },
  );

/** The failed mail: which one, when, after how many attempts and why. */
async function dead() {
  const { mails } = await listMails(context, { state: 'dead', page: 1 });
  return mails.map(({ key, attempts, endedAt, lastError }) => [key, attempts, endedAt, lastError]);
}

test('a temporarily refused mail is tried again after growing pauses', async () => {
  await enqueueMail(context, received());
  server().message = () => 451;

  expect(await deliverAll(delivery())).toBe(1);
  expect(await mails()).toMatchObject([
    { state: 'queued', attempts: 1, lastError: expect.stringContaining('refused by the test') },
  ]);
  pass(seconds(14));
  expect(await deliverAll(delivery())).toBe(0);
  pass(seconds(1));
  expect(await deliverAll(delivery())).toBe(1);
  pass(seconds(29));
  expect(await deliverAll(delivery())).toBe(0);

  server().message = () => undefined;
  pass(seconds(1));
  expect(await deliverAll(delivery())).toBe(1);
  expect(server().received).toHaveLength(1);
  expect(await mails()).toMatchObject([{ state: 'sent', attempts: 3, lastError: null }]);
});

test.each([
  ['an unavailable mail server', () => deliveryTo('smtp://127.0.0.1:1', context)],
  [
    'a provider that refuses us',
    () => {
      const answers = [
        '550 5.4.5 Daily user sending quota exceeded.',
        "550 5.1.90 Your message can't be sent because you've reached your daily limit",
        '554 5.2.0 STOREDRV.Submission.Exception:SubmissionQuotaExceededException',
        '550 5.1.8 Access denied, bad outbound sender',
        '550 Too many messages, slow down',
        '451 4.7.0 Temporary server error',
      ];
      let attempts = 0;
      server().message = () => answers[attempts++ % answers.length];
      return delivery();
    },
  ],
])('%s kills no mail, however long it lasts, and all leave once it is over', async (_, failing) => {
  for (const one of ['n1', 'n2', 'n3']) await enqueueMail(context, received({ _id: one }));
  for (const sending = failing(); context.clock().getTime() < until; pass(hours(4)))
    await deliverAll(sending);
  expect((await mails()).map(({ state }) => state)).toEqual(Array(3).fill('queued'));
  server().message = () => undefined;
  pass(hours(4));
  expect(await deliverAll(delivery())).toBe(3);
  expect((await mails()).map(({ state }) => state)).toEqual(Array(3).fill('sent'));
});

test('failed mails are sent again by one act, all or those of a batch', async () => {
  server().recipient = () => 550;
  for (const one of ['n1', 'n2', 'n3']) await enqueueMail(context, received({ _id: one }));
  await deliverAll(delivery());
  server().recipient = () => undefined;
  const given = { ...context, recordAudit: async () => {} };
  const admin = { command: 'test' } as const;
  expect(await resendDeadLetters(given, { admin, without: ['nomination-received'] })).toBe(0);
  const [{ batch } = { batch: '' }] = await mails();
  expect(await resendDeadLetters(given, { admin, batch, without: [] })).toBe(3);
  expect(await resendDeadLetters(given, { admin, without: [] })).toBe(0);
  expect(await deliverAll(delivery())).toBe(3);
});

test('mails that somebody waits for leave before bulk mails queued earlier', async () => {
  for (const one of ['n1', 'n2', 'n3']) await enqueueMail(context, received({ _id: one }));
  pass(seconds(1));
  await enqueueMail(context, {
    ...received({ _id: 'n4', submitterEmail: 'waits@example.com' }),
    urgent: true,
  });
  await deliverNext(delivery());
  expect(server().received.map(({ to }) => to)).toEqual([['waits@example.com']]);
});

test('a mail to an unknown recipient is immediately a dead letter, which can be listed and sent again', async () => {
  await enqueueMail(context, received());
  await enqueueMail(context, received({ _id: 'n2', submitterEmail: 'b@example.com' }));
  server().recipient = (address) => (address === 'ada@example.com' ? 550 : undefined);
  expect(await deliverAll(delivery())).toBe(2);

  const endedAt = context.clock();
  pass(hours(1));
  const key = 'nomination-received:n1:1';
  expect(await dead()).toEqual([[key, 1, endedAt, expect.stringContaining('refused by the test')]]);

  server().recipient = () => undefined;
  await resend(key);
  expect(await dead()).toEqual([]);
  expect(await deliverAll(delivery())).toBe(1);
  expect(server().received.map(({ to }) => to)).toEqual([['b@example.com'], ['ada@example.com']]);
  expect(await mails()).toMatchObject([{ state: 'sent', attempts: 1 }, { state: 'sent' }]);
});

test('a mail that was not sent is replaced by one about a later state, not by one queued later', async () => {
  await enqueueMail(context, received());
  await enqueueMail(context, received({ _id: 'n2', revision: 2 }));
  server().message = () => 451;
  await deliverAll(delivery());
  server().message = () => undefined;
  pass(hours(1));
  await enqueueMail(context, received({ revision: 2 }));
  await enqueueMail(context, received({ _id: 'n2' }));
  await deliverAll(delivery());
  expect((await mails()).map(({ state }) => state)).toEqual(['expired', 'sent', 'sent', 'sent']);
});

test('a dead letter that a later mail replaced, or whose time is over, is not sent again', async () => {
  server().recipient = () => 550;
  const late = { ...received({ _id: 'n2' }), sendBefore: after(context.clock(), hours(1)) };
  for (const request of [received(), late]) await enqueueMail(context, request);
  await deliverAll(delivery());
  await enqueueMail(context, received({ revision: 2 }));
  pass(hours(1));
  await expect(resend(received().key)).rejects.toThrow('A later mail says what has changed');
  await expect(resend(late.key)).rejects.toThrow('It is too late for this mail');
  expect(await dead()).toHaveLength(2);
});

test('a mail with an unknown template is kept for a version that knows it', async () => {
  await enqueueMail(context, received());
  await context.db.collection('outbox').updateOne({}, { $set: { template: 'of-tomorrow' } });
  await deliverAll(delivery());
  expect(await mails()).toMatchObject([
    {
      state: 'queued',
      lastError: 'This version has no template of-tomorrow',
      values: { name: 'Ada Sample' },
    },
  ]);
});

test('a mail whose attempts all ended without an outcome is given up', async () => {
  await enqueueMail(context, received());
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    await context.outbox.claim(context.clock());
    pass(hours(1));
  }
  await deliverAll(delivery());
  expect(server().received).toEqual([]);
  expect(await mails()).toMatchObject([{ state: 'dead', lastError: 'No attempt finished' }]);
});
