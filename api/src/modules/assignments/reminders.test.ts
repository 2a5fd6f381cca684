import { after, days, hours } from '../../platform/clock';
import type { Person } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { testConfig, testLinks } from '../../testing/config';
import {
  assignmentsOf,
  emptySeason,
  rate,
  registerAdmin,
  registerJudge,
  registerNominee,
} from '../../testing/judges';
import { mailsTo } from '../../testing/mails';
import { everyMailIsOwed } from '../../testing/owed-mails';
import { setJudging } from '../../testing/seasons';
import { composeForCommands } from '../compose';
import type { Judge } from '../judges/judge';
import { remindJudges } from './upkeep';

const suite = suiteApp();
everyMailIsOwed(suite);
let admin: Person;
beforeAll(async () => {
  suite().holdClock();
  admin = await registerAdmin(suite().app);
});
/** How far the clock of reminders is ahead. */
let later = 0;
beforeEach(async () => {
  later = 0;
  await emptySeason(suite().app);
});

async function judging() {
  const { app } = suite();
  await registerNominee(app);
  await registerNominee(app);
  return registerJudge(app, admin);
}

/** Runs the hourly work in a number of processes. */
async function remind(processes = 1) {
  const { app } = suite();
  const clock = () => after(suite().clock(), later);
  const all = Array.from({ length: processes }, () =>
    composeForCommands(app.mongo.db, { config: testConfig(), clock }),
  );
  await Promise.all(all.map(({ assigning }) => remindJudges(assigning)));
}

const reminders = async ({ email }: Person) =>
  (await mailsTo(suite().app, email)).filter(({ template }) => template === 'evaluation-reminder');

test('a judge is reminded of pending assignments after a week, then at most once a week', async () => {
  const judge = await judging();
  const counts = [];
  for (const pause of [0, days(6), days(1), hours(1), days(6), days(1)]) {
    later += pause;
    await remind(3);
    counts.push((await reminders(judge)).length);
  }
  expect(counts).toEqual([0, 0, 1, 1, 1, 2]);
  const [first] = await reminders(judge);
  const record = await suite()
    .app.mongo.db.collection<Judge>('judges')
    .findOne({ accountId: judge.accountId });
  expect(first?.values).toEqual({
    name: 'Grace Sample',
    pending: 2,
    assigned: 2,
    judge: record?._id,
  });
});

test('judges who have rated everything are not reminded, nor is anyone while judging is closed', async () => {
  const judge = await judging();
  later = days(8);
  await setJudging(suite().app, false);
  await remind();
  expect(await reminders(judge)).toEqual([]);
  await setJudging(suite().app, true);
  for (const assignment of await assignmentsOf(suite().app, judge))
    await rate(suite().app, judge, assignment);
  await remind();
  expect(await reminders(judge)).toEqual([]);
});

test.each(['json', 'form'] as const)(
  'the link of a reminder stops them without signing in, as %s',
  async (kind) => {
    const { app } = suite();
    const judge = await judging();
    const { accountId } = judge;
    const record = await app.mongo.db.collection<Judge>('judges').findOne({ accountId });
    const token = testLinks.tokenOf('stop-reminders', record?._id ?? '');
    const forged = `${record?._id}.${'A'.repeat(43)}`;
    const stop = (given: string) =>
      kind === 'json'
        ? app.inject({
            method: 'POST',
            url: '/api/judges/reminders/stop',
            payload: { token: given },
          })
        : app.inject({
            method: 'POST',
            url: `/api/judges/reminders/stop/${given}`,
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            payload: 'List-Unsubscribe=One-Click',
          });
    expect((await stop(forged)).statusCode).toBe(412);
    expect((await stop(token)).statusCode).toBe(204);
    expect((await stop(token)).statusCode).toBe(204);
    later = days(8);
    await remind();
    expect(await reminders(judge)).toEqual([]);
  },
);
