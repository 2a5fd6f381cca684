import { MongoNetworkError } from 'mongodb';
import { suiteOutbox } from '../../../testing/mail/outbox';
import { silentLog as log } from '../../../testing/mail/silent-log';
import { received } from '../../../testing/mail-requests';
import type { MailRequest } from '../../module-kit/mail-request';
import {
  type PendingMails,
  pendingMailsOf,
  type WithPendingMails,
} from '../../module-kit/pending-mails';
import { days, hours, minutes } from '../../platform/clock';
import { enqueueMail, forgetRecipient } from './commands';
import { removeOldMails, repairOutbox } from './repair';

const { db, outbox, clock, stores, platform, pass, mails } = suiteOutbox();
const documents = db.collection<WithPendingMails>('events');
const pending = [pendingMailsOf(db, 'events')];
const context = { stores, platform, pending, log };

beforeEach(() => documents.deleteMany({}));

/** Documents with pending mails, as a command leaves them. */
async function written(...requests: MailRequest[]) {
  await documents.insertMany(requests.map((request) => ({ pendingMails: [request] })));
}

const stillPending = async () =>
  (await documents.find().toArray()).flatMap(({ pendingMails = [] }) =>
    pendingMails.map(({ key }) => key),
  );

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => received({ _id: `n${String(at).padStart(3, '0')}` }));

async function send(request: MailRequest) {
  await enqueueMail(context, request);
  const mail = await outbox.claim(clock());
  if (mail) await outbox.finish(mail, { state: 'sent' }, clock());
}

test('an event whose process died before its mail was queued gets exactly one', async () => {
  const requests = many(3);
  await written(...requests);
  await enqueueMail(context, received({ _id: 'n001' }));
  const repaired = await Promise.all([1, 2, 3].map(() => repairOutbox(context)));
  expect(repaired.map(({ queued }) => queued).reduce((sum, count) => sum + count)).toBe(2);
  expect((await mails()).map(({ key }) => key)).toEqual(requests.map(({ key }) => key));
  expect(await stillPending()).toEqual([]);
});

test('a document can have several pending mails, and keeps those added during the repair', async () => {
  const [first, second, third] = many(3) as [MailRequest, MailRequest, MailRequest];
  await documents.insertOne({ pendingMails: [first, second, third] });
  await pending[0]?.remove([first.key, third.key]);
  expect(await stillPending()).toEqual([second.key]);
});

test('more pending mails than are queued at once are all repaired', async () => {
  await written(...many(210));
  expect(await repairOutbox(context)).toEqual({ queued: 210, complete: true });
  expect(await mails()).toHaveLength(210);
  expect(await stillPending()).toEqual([]);
});

const failing: PendingMails = {
  name: 'failing',
  all() {
    throw new Error('cannot be read');
  },
  remove: async () => {},
};

test('unreadable pending mails do not delay others', async () => {
  await written(received());
  const repair = { ...context, pending: [failing, ...pending] };
  expect(await repairOutbox(repair)).toEqual({ queued: 1, complete: false });
  expect(await repairOutbox(repair)).toEqual({ queued: 0, complete: false });
  expect(await mails()).toHaveLength(1);
});

test('a mail that cannot be queued while the database is away stays pending', async () => {
  await written(received());
  const insert = () => Promise.reject(new MongoNetworkError('away'));
  const away = { ...context, stores: { outbox: { ...outbox, insert } } };
  expect(await repairOutbox(away)).toEqual({ queued: 0, complete: false });
  expect(await repairOutbox(context)).toEqual({ queued: 1, complete: true });
});

test('an event without a valid mail delays no other, and nothing stays pending', async () => {
  await written(received({ submitterEmail: 'no address' }), received({ _id: 'n2' }));
  expect(await repairOutbox(context)).toEqual({ queued: 1, complete: true });
  expect((await mails()).map(({ key }) => key)).toEqual(['nomination-received:n2:1']);
  expect(await stillPending()).toEqual([]);
});

test('old mails are removed after their time, and none of them is sent again', async () => {
  // A process died after queueing the mail, before removing the pending one.
  await written(received());
  await send(received());
  pass(days(180) - hours(1));
  await send(received({ _id: 'n2' }));
  await enqueueMail(context, received({ _id: 'n3' }));
  pass(hours(2));
  expect(await removeOldMails(context)).toBe(1);
  const left = [
    ['nomination-received:n2:1', 'sent'],
    ['nomination-received:n3:1', 'queued'],
  ];
  expect((await mails()).map(({ key, state }) => [key, state])).toEqual(left);
  expect(await repairOutbox(context)).toEqual({ queued: 0, complete: true });
  expect((await mails()).map(({ key, state }) => [key, state])).toEqual(left);
  expect((await outbox.claim(clock()))?.key).toBe('nomination-received:n3:1');
});

test('no old mail is removed while pending mails cannot be read', async () => {
  await send(received());
  pass(days(181));
  expect(await removeOldMails({ ...context, pending: [failing] })).toBe(0);
  expect(await mails()).toHaveLength(1);
});

test('a mail that was withdrawn with its recipient is removed in its time too', async () => {
  await enqueueMail(context, received());
  await forgetRecipient(context, { address: 'ada@example.com', from: new Date(0), until: null });
  pass(days(180) + minutes(1));
  expect(await removeOldMails(context)).toBe(1);
  expect(await mails()).toEqual([]);
});
