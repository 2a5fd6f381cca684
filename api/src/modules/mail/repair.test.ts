import { hours, minutes } from '../../platform/clock';
import { enqueueMail } from './commands';
import type { ReceivedNomination } from './events';
import { repairing } from './repair';
import { type MailSource, nominationReceivedMails } from './sources';
import { suiteOutbox } from './testing/outbox';
import { nomination, received } from './testing/requests';
import { silentLog as log } from './testing/silent-log';

const box = suiteOutbox();

function sourceOf(stored: ReceivedNomination[], asked: Date[] = []): MailSource {
  return nominationReceivedMails({
    async *underReviewSince(since) {
      asked.push(since);
      yield* stored.filter(({ submittedAt }) => submittedAt >= since);
    },
  });
}

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => nomination({ _id: `n${String(at).padStart(3, '0')}` }));

test('a nomination whose process died before its mail was queued gets exactly one', async () => {
  const { mails, ...context } = box();
  const stored = many(3);
  await enqueueMail(context, received({ _id: 'n001' }));
  const sources = [sourceOf(stored)];
  const processes = [1, 2, 3].map(() => repairing({ ...context, sources, log }));
  const repaired = await Promise.all(processes.map((repair) => repair()));
  expect(repaired.reduce((sum, count) => sum + count)).toBe(2);
  expect((await mails()).map(({ key }) => key)).toEqual(
    stored.map(({ _id }) => `nomination-received:${_id}:1`),
  );
});

test('a sent mail is not sent again', async () => {
  const { mails, ...context } = box();
  await enqueueMail(context, received());
  const mail = await context.outbox.claim(context.clock());
  if (mail) await context.outbox.settle(mail, { state: 'sent' }, context.clock());
  expect(await repairing({ ...context, sources: [sourceOf([nomination()])], log })()).toBe(0);
  expect(await mails()).toMatchObject([{ state: 'sent' }]);
});

test('more nominations than are looked up at a time are all repaired', async () => {
  const { mails, ...context } = box();
  expect(await repairing({ ...context, sources: [sourceOf(many(210))], log })()).toBe(210);
  expect(await mails()).toHaveLength(210);
});

test('the first run looks at everything, the next ones at what is new', async () => {
  const { clock, pass, outbox } = box();
  const asked: Date[] = [];
  const repair = repairing({ outbox, clock, sources: [sourceOf([], asked)], log });
  const begun = clock().getTime();
  await repair();
  pass(hours(1));
  await repair();
  expect(asked).toEqual([new Date(0), new Date(begun - minutes(5))]);
});

test('a source that fails is asked again for the same time, and keeps no other waiting', async () => {
  const { outbox, clock, mails } = box();
  const asked: Date[] = [];
  const failing: MailSource = {
    name: 'failing',
    pendingMails(since) {
      asked.push(since);
      throw new Error('cannot be read');
    },
  };
  const sources = [failing, sourceOf([nomination()])];
  const repair = repairing({ outbox, clock, sources, log });
  expect(await repair()).toBe(1);
  expect(await repair()).toBe(0);
  expect(asked).toEqual([new Date(0), new Date(0)]);
  expect(await mails()).toHaveLength(1);
});

test('an event that can have no mail keeps no other waiting', async () => {
  const { outbox, clock, mails } = box();
  const stored = [nomination({ submitterEmail: 'no address' }), nomination({ _id: 'n2' })];
  expect(await repairing({ outbox, clock, sources: [sourceOf(stored)], log })()).toBe(1);
  expect((await mails()).map(({ key }) => key)).toEqual(['nomination-received:n2:1']);
});
