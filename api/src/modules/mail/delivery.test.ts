import { MongoNetworkError } from 'mongodb';
import { deliverAll, deliveryTo } from '../../../testing/mail/delivery';
import { suiteMailServer } from '../../../testing/mail/mail-server';
import { suiteOutbox } from '../../../testing/mail/outbox';
import { received } from '../../../testing/mail-requests';
import { seconds } from '../../platform/clock';
import { enqueueMail } from './commands';
import { lease, leaseRenewal } from './rules';

const { mails, pass, ...context } = suiteOutbox();
const server = suiteMailServer();
const delivery = () => deliveryTo(server().url, context);

test('a queued mail arrives with a text and an HTML part, and is done with', async () => {
  await enqueueMail(context, received());
  expect(await deliverAll(delivery())).toBe(1);
  const [mail] = await server().parsed();
  expect(mail).toMatchObject({
    from: { name: 'Meritum Awards', address: 'awards@awards.example' },
    to: [{ name: 'Ada Sample', address: 'ada@example.com' }],
    replyTo: [{ name: '', address: 'support@awards.example' }],
    subject: 'We have received your nomination',
    messageId: expect.stringMatching(/^<[0-9a-f-]{36}@awards\.example>$/),
    html: expect.stringContaining('will be reviewed by our judges'),
    text: expect.stringMatching(
      /Organization: Example Systems[\s\S]*\/tech-nomination\?from=mail#for=ada%40example\.com\n/,
    ),
  });
  expect(server().received.map(({ to }) => to)).toEqual([['ada@example.com']]);
  expect(await mails()).toMatchObject([
    {
      state: 'sent',
      endedAt: context.clock(),
      attempts: 1,
      values: { nominee: 'Ada Sample' },
      lastError: null,
    },
  ]);
});

test('several concurrent senders send each mail once', async () => {
  for (let at = 0; at < 30; at++) await enqueueMail(context, received({ _id: `n${at}` }));
  const senders = Array.from({ length: 4 }, () => deliverAll(delivery()));
  const attempted = await Promise.all(senders);
  expect(attempted.reduce((sum, count) => sum + count)).toBe(30);
  const ids = (await server().parsed()).map(({ messageId }) => messageId);
  expect([ids.length, new Set(ids).size]).toEqual([30, 30]);
  expect((await mails()).every(({ state }) => state === 'sent')).toBe(true);
});

test("a dead sender's mail is sent again after the lease, recognisably as the same mail", async () => {
  await enqueueMail(context, received());
  const live = delivery();
  // The process sends, and dies before it records that.
  const died = await context.outbox.claim(context.clock());
  if (died) await live.transport.send(await live.compose(died));

  pass(lease - seconds(1));
  expect(await deliverAll(live)).toBe(0);
  pass(seconds(1));
  expect(await deliverAll(live)).toBe(1);
  const [first, second] = await server().parsed();
  expect(second).toEqual(first);
  expect(await mails()).toMatchObject([{ state: 'sent', attempts: 2 }]);
});

test('a slow attempt keeps its mail; one that lost it sends nothing and ends nothing', async () => {
  const intervals = jest.spyOn(globalThis, 'setInterval');
  await enqueueMail(context, received());
  const { compose } = delivery();
  let begun = () => {};
  const composing = new Promise<void>((resolve) => {
    begun = resolve;
  });
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const slow = deliverAll(
    deliveryTo(server().url, context, {
      compose: async (mail) => {
        begun();
        await held;
        return compose(mail);
      },
    }),
  );
  await composing;
  const [renew] = intervals.mock.calls.find(([, every]) => every === leaseRenewal) ?? [];
  intervals.mockRestore();
  pass(lease - seconds(1));
  await renew?.();
  pass(lease - seconds(1));
  expect(await deliverAll(delivery())).toBe(0);
  pass(seconds(1));
  expect(await deliverAll(delivery())).toBe(1);
  goOn();
  await slow;
  expect(server().received).toHaveLength(1);
  expect(await mails()).toMatchObject([{ state: 'sent', attempts: 2, lastError: null }]);
});

test('a mail that was sent as the database went away is not sent again when it is back', async () => {
  await enqueueMail(context, received());
  const gone = new MongoNetworkError('connection closed');
  const finishing = jest.spyOn(context.outbox, 'finish').mockRejectedValueOnce(gone);
  expect(await deliverAll(delivery())).toBe(1);
  finishing.mockRestore();
  pass(lease);
  expect(await deliverAll(delivery())).toBe(0);
  expect(await mails()).toMatchObject([{ state: 'sent', attempts: 1 }]);
});
