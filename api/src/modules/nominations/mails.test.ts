import { registerAccount, signInAgain } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { silentLog as log } from '../../../testing/mail/silent-log';
import { mailsTo, templatesTo } from '../../../testing/mails';
import {
  buildForm,
  returnReviewed,
  statusOf,
  storedNominations,
  submit,
} from '../../../testing/nominations';
import { changeSeason } from '../../../testing/seasons';
import { pendingMailsOf } from '../../module-kit/pending-mails';
import { days, hours } from '../../platform/clock';
import { outboxStore } from '../mail/outbox-store';
import { repairOutbox } from '../mail/repair';

const suite = suiteApp();
beforeEach(() => suite().holdClock());

async function nominator() {
  const person = await registerAccount(suite().app);
  await submit(suite().app, person);
  return person;
}

function repair() {
  const { app, clock } = suite();
  const outbox = outboxStore(app.mongo.db);
  return repairOutbox({
    stores: { outbox },
    platform: { clock },
    pending: [pendingMailsOf(app.mongo.db, 'nominations')],
    log,
  });
}

test('a nomination is not returned with a note that is too long for a mail', async () => {
  const ada = await nominator();
  await expect(returnReviewed(suite().app, ada, 'x'.repeat(100_000))).rejects.toThrow();
  expect(await statusOf(suite().app, ada)).toMatchObject({ status: 'UNDER_REVIEW' });
  expect(await templatesTo(suite().app, ada.email)).toEqual(['nomination-received']);
});

test('D79 a submission is acknowledged once however often it is repeated, and again after a return', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  for (let count = 0; count < 3; count++) await submit(app, ada, buildForm(), 'same-key-1');
  expect(await templatesTo(app, ada.email)).toEqual(['nomination-received']);
  await returnReviewed(app, ada);
  await submit(app, ada);
  const [nomination] = await storedNominations(app, ada);
  const keys = (await mailsTo(app, ada.email)).map(({ key }) => key);
  expect(keys.filter((key) => key.startsWith('nomination-')).sort()).toEqual([
    `nomination-received:${nomination?._id}:1`,
    `nomination-received:${nomination?._id}:3`,
    `nomination-returned:${nomination?._id}:2`,
  ]);
});

test('OPEN-015 a returned nomination says until when it can be submitted again', async () => {
  const { app } = suite();
  const closesAt = new Date(suite().clock().getTime() + days(9));
  await changeSeason(app, { 'categories.$[].nominations.closesAt': closesAt.toISOString() });
  const ada = await registerAccount(app);
  await submit(app, ada);
  await returnReviewed(app, ada);
  const returned = (await mailsTo(app, ada.email)).at(-1);
  expect(returned?.values).toMatchObject({ canBeSubmitted: true, closesAt });
  await changeSeason(app, { 'categories.$[].nominations.closesAt': null });
});

test('a submission that is repeated after its mail was deleted is not acknowledged again', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  await submit(app, ada, buildForm(), 'same-key-2');
  await repair();
  await app.mongo.db.collection('outbox').deleteMany({});
  expect((await submit(app, ada, buildForm(), 'same-key-2')).statusCode).toBe(201);
  expect(await mailsTo(app, ada.email)).toEqual([]);
});

test('a lost receipt is sent again for nominations under review only', async () => {
  const { app } = suite();
  const [ada, bob] = [await nominator(), await nominator()];
  await returnReviewed(app, bob);
  await app.mongo.db.collection('outbox').deleteMany({});
  await repair();
  expect(await templatesTo(app, ada.email)).toEqual(['nomination-received']);
  // The receipt was sent; only the return is still pending.
  expect(await templatesTo(app, bob.email)).toEqual(['nomination-returned']);
});

test('repeated submissions and withdrawals send ten mails a day at most', async () => {
  const { app, pass } = suite();
  const victim = await registerAccount(app);
  const counts = [];
  for (const wait of [0, 0, hours(1), days(1)]) {
    pass(wait);
    const { authorized: headers } = await signInAgain(app, victim);
    for (let turn = 0; turn < 3; turn++) {
      await submit(app, { ...victim, authorized: headers });
      await app.inject({ method: 'POST', url: '/api/nominations/mine/withdrawal', headers });
    }
    const templates = await templatesTo(app, victim.email);
    counts.push(templates.filter((name) => name.startsWith('nomination-')).length);
  }
  expect(counts).toEqual([6, 10, 10, 16]);
  // A dropped mail does not stay pending: nothing is sent a day later either.
  expect(await repair()).toEqual({ queued: 0, complete: true });
  const [nomination] = await storedNominations(app, victim);
  expect(nomination?.pendingMails).toEqual([]);
});
