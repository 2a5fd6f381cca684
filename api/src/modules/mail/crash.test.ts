import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ReceivedNomination } from './events';
import { repairing } from './repair';
import { lease } from './rules';
import { nominationReceivedMails } from './sources';
import { deliverAll, deliveryTo } from './testing/delivery';
import { suiteMailServer } from './testing/mail-server';
import { suiteOutbox } from './testing/outbox';
import { nomination } from './testing/requests';
import { silentLog as log } from './testing/silent-log';

const box = suiteOutbox();
const server = suiteMailServer();

/** Runs the process until it has submitted `count` nominations, and kills it in the middle. */
async function killAfter(count: number, database: string): Promise<void> {
  const script = join(__dirname, 'testing/crashing-process.ts');
  const args = [process.env.TEST_MONGODB_URI ?? '', database, server().url];
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let submitted = 0;
  child.stdout.on('data', (dots: Buffer) => {
    submitted += dots.length;
    if (submitted >= count) child.kill('SIGKILL');
  });
  await once(child, 'exit');
  expect(submitted).toBeGreaterThanOrEqual(count);
}

test('after kill -9 at any moment each nomination has its one mail', async () => {
  const { db, outbox, mails } = box();
  for (const count of [4, 9]) await killAfter(count, db.databaseName);

  const nominations = db.collection<ReceivedNomination>('nominations');
  // And one whose process died right after the write, wherever the kills above have struck.
  await nominations.insertOne(nomination({ _id: '00000000-written-last' }));
  const source = nominationReceivedMails({
    underReviewSince: (since) => nominations.find({ submittedAt: { $gte: since } }),
  });
  const clock = () => new Date(Date.now() + lease);
  await repairing({ outbox, clock, sources: [source], log })();
  await deliverAll(deliveryTo(server().url, { outbox, clock }));

  const keys = (await nominations.find().toArray()).map(
    ({ _id }) => `nomination-received:${_id}:1`,
  );
  const queued = await mails();
  expect(queued.map(({ key }) => key)).toEqual(keys.sort());
  expect(new Set(queued.map(({ state }) => state))).toEqual(new Set(['sent']));
  const ids = (await server().parsed()).map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(keys.length);
  // At most the one under way at each of the two kills is repeated, under its own Message-ID.
  expect(ids.length - keys.length).toBeLessThanOrEqual(2);
}, 60_000);
