import { once } from 'node:events';
import { join } from 'node:path';
import { days } from '../../platform/clock';
import { nomination, received } from '../../testing/mail-requests';
import { startProgram } from '../../testing/program';
import { pendingMailsOf, type WithPendingMails } from './pending-mails';
import { removeOldMails, repairOutbox } from './repair';
import { lease } from './rules';
import { deliverAll, deliveryTo } from './testing/delivery';
import { suiteMailServer } from './testing/mail-server';
import { suiteOutbox } from './testing/outbox';
import { silentLog as log } from './testing/silent-log';

const { db, outbox, mails } = suiteOutbox();
const server = suiteMailServer();

/** Runs the process until it has submitted `count` nominations, then kills it. */
async function killAfter(count: number, database: string): Promise<void> {
  const script = join(import.meta.dirname, 'testing/crashing-process.ts');
  const args = [process.env.TEST_MONGODB_URI ?? '', database, server().url];
  const child = startProgram(script, args);
  let submitted = 0;
  child.stdout.on('data', (dots: Buffer) => {
    submitted += dots.length;
    if (submitted >= count) child.kill('SIGKILL');
  });
  await once(child, 'exit');
  expect(submitted).toBeGreaterThanOrEqual(count);
}

test('after kill -9 at any moment each nomination has its one mail', async () => {
  for (const count of [4, 9]) await killAfter(count, db.databaseName);

  const nominations = db.collection<WithPendingMails & { _id: string }>('nominations');
  // One process died right after the write, wherever the kills above happened.
  const last = { _id: '00000000-written-last' };
  await nominations.insertOne({ ...nomination(last), owedMails: [received(last)] });
  const pending = [pendingMailsOf(db, 'nominations')];
  const clock = () => new Date(Date.now() + lease);
  await repairOutbox({ outbox, clock, pending, log });
  await deliverAll(deliveryTo(server().url, { outbox, clock }));

  const keys = (await nominations.find().toArray()).map(
    ({ _id }) => `nomination-received:${_id}:1`,
  );
  const queued = await mails();
  expect(queued.map(({ key }) => key)).toEqual(keys.sort());
  expect(new Set(queued.map(({ state }) => state))).toEqual(new Set(['sent']));
  const ids = (await server().parsed()).map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(keys.length);
  // Each of the two kills can repeat one mail, under the same Message-ID.
  expect(ids.length - keys.length).toBeLessThanOrEqual(2);
  const sent = ids.length;

  // Half a year later the outbox has forgotten them, and still no second mail is sent.
  const later = { outbox, clock: () => new Date(Date.now() + days(181)), pending, log };
  expect(await removeOldMails(later)).toBe(keys.length);
  expect(await repairOutbox(later)).toEqual({ queued: 0, complete: true });
  await deliverAll(deliveryTo(server().url, later));
  expect([await mails(), server().received.length]).toEqual([[], sent]);
}, 60_000);
