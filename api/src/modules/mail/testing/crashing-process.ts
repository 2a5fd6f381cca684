import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { systemClock } from '../../../platform/clock';
import { forever } from '../../../testing/killed-process';
import type { MailedNomination } from '../../nominations/mails/nominator';
import { enqueueMail } from '../commands';
import { deliverNext } from '../deliver';
import { outboxStore } from '../outbox-store';
import type { WithPendingMails } from '../pending-mails';
import { deliveryTo } from './delivery';
import { nomination, received } from './requests';

/**
 * A process that submits nominations and sends their mails until it is killed:
 * `crashing-process.ts <database uri> <database> <mail server>`.
 */
const [uri = '', database = '', mailServer = ''] = process.argv.slice(2);
const client = new MongoClient(uri, { writeConcern: { w: 'majority', journal: true } });
const db = client.db(database);
const nominations = db.collection<MailedNomination & WithPendingMails>('nominations');
const context = { outbox: outboxStore(db), clock: systemClock };
const delivery = deliveryTo(mailServer, context);

async function submit(): Promise<void> {
  const submitted = nomination({ _id: randomUUID(), submittedAt: new Date() });
  const pending = received(submitted);
  await nominations.insertOne({ ...submitted, owedMails: [pending] });
  await enqueueMail(context, pending);
  process.stdout.write('.');
}

await Promise.all([forever(submit), forever(submit), forever(() => deliverNext(delivery))]);
