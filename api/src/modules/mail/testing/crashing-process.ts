import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { systemClock } from '../../../platform/clock';
import { nomination, received } from '../../../testing/mail-requests';
import { enqueueMail } from '../commands';
import { deliverNext } from '../deliver';
import { outboxStore } from '../outbox-store';
import type { WithPendingMails } from '../pending-mails';
import { deliveryTo } from './delivery';

/**
 * A process that submits nominations and sends their mails until it is killed:
 * `crashing-process.ts <database uri> <database> <mail server>`.
 */
const [uri = '', database = '', mailServer = ''] = process.argv.slice(2);
const client = new MongoClient(uri, { writeConcern: { w: 'majority', journal: true } });
const db = client.db(database);
const nominations = db.collection<ReturnType<typeof nomination> & WithPendingMails>('nominations');
const context = { outbox: outboxStore(db), clock: systemClock };
const delivery = deliveryTo(mailServer, context);

async function submit(): Promise<void> {
  const submitted = nomination({ _id: randomUUID(), submittedAt: new Date() });
  const pending = received(submitted);
  await nominations.insertOne({ ...submitted, owedMails: [pending] });
  await enqueueMail(context, pending);
  process.stdout.write('.');
}

/** More than it lives for, and few enough for whoever sends the rest. */
async function submitSome(): Promise<void> {
  for (let at = 0; at < 20; at += 1) await submit();
}

async function deliver(): Promise<never> {
  for (;;) await deliverNext(delivery);
}

await Promise.all([submitSome(), submitSome(), deliver()]);
