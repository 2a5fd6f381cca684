import { join } from 'node:path';
import { type Person, registerAccount } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import type { Step } from '../../testing/dying-at';
import { mailsTo, templatesTo } from '../../testing/mails';
import { giveBack, statusOf, storedNominations, submit } from '../../testing/nominations';
import { linesUntilKilled } from '../../testing/until-killed';
import { outboxStore } from '../mail/outbox-store';
import { pendingMailsOf } from '../mail/pending-mails';
import { repairOutbox } from '../mail/repair';
import { silentLog as log } from '../mail/testing/silent-log';

const suite = suiteApp();

async function nominator() {
  const person = await registerAccount(suite().app);
  await submit(suite().app, person);
  return person;
}

function repair() {
  const { app, clock } = suite();
  const outbox = outboxStore(app.mongo.db);
  return repairOutbox({ outbox, clock, owed: [pendingMailsOf(app.mongo.db, 'nominations')], log });
}

const returnedMails = async ({ email }: Person) =>
  (await mailsTo(suite().app, email)).filter(({ template }) => template === 'nomination-returned');

test('OPEN-015 the nominator gets one mail with the reason for each return', async () => {
  const { app } = suite();
  const ada = await nominator();
  await giveBack(app, ada, 'Please name your role.');
  await expect(giveBack(app, ada)).rejects.toMatchObject({ code: 'failed-precondition' });
  await submit(app, ada);
  await giveBack(app, ada, 'And the year.');
  const [nomination] = await storedNominations(app, ada);
  expect((await returnedMails(ada)).map(({ key, to, values }) => ({ key, to, values }))).toEqual(
    [
      { revision: 2, note: 'Please name your role.' },
      { revision: 4, note: 'And the year.' },
    ].map(({ revision, note }) => ({
      key: `nomination-returned:${nomination?._id}:${revision}`,
      to: { address: ada.email, name: 'Ada Example', confirmed: true },
      values: { name: 'Ada Example', note },
    })),
  );
});

test('a note that no mail can carry returns nothing', async () => {
  const ada = await nominator();
  await expect(giveBack(suite().app, ada, 'x'.repeat(100_000))).rejects.toThrow();
  expect(await statusOf(suite().app, ada)).toMatchObject({ status: 'UNDER_REVIEW' });
  expect(await templatesTo(suite().app, ada.email)).toEqual(['nomination-received']);
});

/** Runs the command that returns the person's nomination, until it is killed. */
async function killAt(step: Step, { accountId }: Person): Promise<void> {
  const settings = { MONGODB_DATABASE: suite().app.mongo.db.databaseName };
  const script = join(import.meta.dirname, '../../testing/crashing-return.ts');
  const args = [JSON.stringify(settings), JSON.stringify(step), accountId];
  await linesUntilKilled(script, { args, step });
}

const steps: Step[] = [
  { collection: 'nominations', command: 'findAndModify', moment: 'before', occurrence: 1 },
  { collection: 'nominations', command: 'findAndModify', moment: 'after', occurrence: 1 },
  { collection: 'outbox', command: 'insert', moment: 'before', occurrence: 1 },
  { collection: 'outbox', command: 'insert', moment: 'after', occurrence: 1 },
];

test('after kill -9 at any step of a return there is one mail for it, or neither', async () => {
  const { app } = suite();
  const outcome = async (person: Person) => {
    const [nomination] = await storedNominations(app, person);
    return [nomination?.status, (await returnedMails(person)).length, nomination?.owedMails];
  };
  const people = await Promise.all(
    steps.map(async (step) => {
      const person = await nominator();
      await repair();
      await killAt(step, person);
      return person;
    }),
  );
  await repair();
  const returned = ['APPLICATION_PENDING', 1, []];
  const untouched = ['UNDER_REVIEW', 0, []];
  expect(await Promise.all(people.map(outcome))).toEqual([untouched, returned, returned, returned]);
  await repair();
  expect(await Promise.all(people.map(outcome))).toEqual([untouched, returned, returned, returned]);
}, 180_000);
