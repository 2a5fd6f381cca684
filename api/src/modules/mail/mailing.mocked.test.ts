import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { testConfig } from '../../../testing/config';
import { testFolder } from '../../../testing/folder';
import { logLines } from '../../../testing/log-lines';
import { received, testMails, testSite } from '../../../testing/mail-requests';
import { prepareStores } from '../../module-kit/define-store';
import type { PendingMails } from '../../module-kit/pending-mails';
import { systemClock } from '../../platform/clock';
import { metrics } from '../../platform/metrics/requests';
import { mongo } from '../../platform/mongo/mongo';
import { traces } from '../../platform/traces/traces';
import { mailing } from './mailing';
import { outboxStore } from './outbox-store';

jest.setTimeout(20_000);

const directory = testFolder();
let app: FastifyInstance;

afterEach(async () => {
  await app.mongo.db.dropDatabase();
  await app.close();
});

async function start({ sending = true, pending = [received()] } = {}) {
  const database = `mailing_${randomBytes(6).toString('hex')}`;
  const log = logLines();
  app = fastify({ logger: { stream: log } });
  await app.register(metrics, { enabled: false });
  await app.register(traces, { endpoint: undefined });
  await app.register(mongo, {
    config: testConfig({ MONGODB_DATABASE: database }).mongo,
    prepare: (db) => prepareStores(db, [outboxStore]),
  });
  const source: PendingMails = {
    name: 'test',
    async *all() {
      yield* pending;
    },
    remove: async () => {},
  };
  const sender = {
    smtpUrl: undefined,
    bouncesUrl: undefined,
    perMinute: 120,
    from: 'awards@awards.example',
    pages: false,
  };
  await app.register(mailing, {
    settings: { ...sender, directory: directory(), sending },
    site: testSite,
    clock: systemClock,
    mails: testMails,
    logHead: async () => '',
    pending: [source],
  });
  await app.ready();
}

const written = async () =>
  (await readdir(directory())).filter((name) => !name.startsWith('.')).sort();

async function until(files: string[]): Promise<void> {
  for (const deadline = Date.now() + 15_000; Date.now() < deadline; )
    if ((await written()).length >= files.length) break;
  expect(await written()).toEqual(files);
}

test('mails that a crash kept from the outbox are sent at the start, later ones immediately', async () => {
  await start();
  await until(['nomination-received~n1~1.eml']);
  await app.mailing.queue(received({ _id: 'n2' }));
  await until(['nomination-received~n1~1.eml', 'nomination-received~n2~1.eml']);
});

test('a process that does not send still queues, and a mail that cannot be queued does not fail its event', async () => {
  await start({ sending: false, pending: [] });
  await app.mailing.queue(received());
  expect(await app.mailing.outbox.count({ state: 'queued' })).toBe(1);
  expect(await written()).toEqual([]);
  await expect(app.mailing.queue(received({ submitterEmail: 'nobody' }))).resolves.toBeUndefined();
});
