import { days, hours } from '../../platform/clock';
import { registerAccount, signInAgain } from '../../testing/accounts';
import { buildTestApp, suiteApp } from '../../testing/app';
import { mailsTo, templatesTo } from '../../testing/mails';
import { giveBack, nominationForm, storedNominations, submit } from '../../testing/nominations';
import { outboxStore } from '../mail/outbox-store';
import { pendingMailsOf } from '../mail/pending-mails';
import { repairOutbox } from '../mail/repair';
import { silentLog as log } from '../mail/testing/silent-log';

const suite = suiteApp();
beforeEach(() => suite().holdClock());

/** The current hour, as in mail keys. */
const hour = () => suite().clock().toISOString().slice(0, 13);

test('D79 a nomination is acknowledged by one mail to its nominator', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  await submit(app, ada, nominationForm({ fullName: 'Grace', organization: 'Example Works' }));
  const [nomination] = await storedNominations(app, ada);
  expect(await mailsTo(app, ada.email)).toMatchObject([
    {
      key: `nomination-received:${nomination?._id}:${hour()}`,
      template: 'nomination-received',
      to: { address: ada.email },
      values: { nominee: 'Grace', organization: 'Example Works', category: 'Technology' },
    },
  ]);
});

test('a repeated submission is not acknowledged again, a returned one is', async () => {
  const { app, pass } = suite();
  const ada = await registerAccount(app);
  for (let count = 0; count < 3; count++) await submit(app, ada, nominationForm(), 'same-key-1');
  expect(await mailsTo(app, ada.email)).toHaveLength(1);
  const first = hour();
  await giveBack(app, ada);
  pass(hours(1));
  await submit(app, { ...ada, ...(await signInAgain(app, ada)) });
  const [nomination] = await storedNominations(app, ada);
  const keys = (await mailsTo(app, ada.email)).map(({ key }) => key);
  expect(keys.filter((key) => key.startsWith('nomination-')).sort()).toEqual([
    `nomination-received:${nomination?._id}:${first}`,
    `nomination-received:${nomination?._id}:${hour()}`,
    `nomination-returned:${nomination?._id}:2`,
  ]);
});

test('a submission that is repeated after its mail was deleted is not acknowledged again', async () => {
  const { app, clock } = suite();
  const ada = await registerAccount(app);
  await submit(app, ada, nominationForm(), 'same-key-2');
  const owed = [pendingMailsOf(app.mongo.db, 'nominations')];
  await repairOutbox({ outbox: outboxStore(app.mongo.db), clock, owed, log });
  await app.mongo.db.collection('outbox').deleteMany({});
  expect((await submit(app, ada, nominationForm(), 'same-key-2')).statusCode).toBe(201);
  expect(await mailsTo(app, ada.email)).toEqual([]);
});

test('a refused submission is not acknowledged', async () => {
  const { app } = await buildTestApp({ NOMINATIONS_OPEN: 'false' });
  const ada = await registerAccount(app);
  await submit(app, ada);
  expect(await mailsTo(app, ada.email)).toEqual([]);
  await app.close();
});

test('a lost mail is sent again for every nomination under review, and for no other', async () => {
  const { app, clock } = suite();
  const [ada, bob] = [await registerAccount(app), await registerAccount(app)];
  for (const person of [ada, bob]) await submit(app, person);
  await giveBack(app, bob);
  await app.mongo.db.collection('outbox').deleteMany({});
  const owed = [pendingMailsOf(app.mongo.db, 'nominations')];
  const outbox = outboxStore(app.mongo.db);
  await repairOutbox({ outbox, clock, owed, log });
  expect(await templatesTo(app, ada.email)).toEqual(['nomination-received']);
  // Only the return is still pending.
  expect(await templatesTo(app, bob.email)).toEqual(['nomination-returned']);
});

test('repeated submissions and withdrawals send two mails an hour, and ten a day', async () => {
  const { app, clock, pass } = suite();
  const victim = await registerAccount(app);
  const counts = [];
  for (const wait of [0, 0, hours(1), hours(1), hours(1), hours(1), hours(1), hours(1), days(1)]) {
    pass(wait);
    const { authorized: headers } = await signInAgain(app, victim);
    for (let turn = 0; turn < 3; turn++) {
      await submit(app, { ...victim, authorized: headers });
      await app.inject({ method: 'POST', url: '/api/nominations/mine/withdrawal', headers });
    }
    const templates = await templatesTo(app, victim.email);
    counts.push(templates.filter((name) => name.startsWith('nomination-')).length);
  }
  expect(counts).toEqual([2, 2, 4, 6, 8, 10, 10, 10, 12]);
  // A dropped mail does not stay pending: nothing is sent a day later either.
  const owed = [pendingMailsOf(app.mongo.db, 'nominations')];
  const repair = { outbox: outboxStore(app.mongo.db), clock, owed, log };
  expect(await repairOutbox(repair)).toEqual({ queued: 0, complete: true });
  const [nomination] = await storedNominations(app, victim);
  expect(nomination?.owedMails).toEqual([]);
});
