import { type Person, post } from '../../../testing/accounts';
import { testLinks } from '../../../testing/config';
import { rate } from '../../../testing/judges';
import { assignmentsIn, judgesIn, judging, judgingSuite } from '../../../testing/judging';
import { mailsTo } from '../../../testing/mails';
import { everyMailIsPending } from '../../../testing/pending-mails';
import { appendToLog } from '../../../testing/public-log';
import { changeSeason, setJudging } from '../../../testing/seasons';
import { after, days, hours, trustedFor } from '../../platform/clock';
import { remindJudges } from './upkeep';

const suite = judgingSuite({ holdsClock: true });
everyMailIsPending(suite);

/** How far the clock of reminders is ahead. */
let later = 0;
beforeEach(() => {
  later = 0;
});

/** Runs the hourly work in a number of processes. */
async function remind(processes = 1) {
  const clock = () => after(suite().clock(), later);
  const all = Array.from({ length: processes }, () => suite().commands({}, clock));
  await Promise.all(all.map(({ assigning }) => remindJudges(assigning)));
}

const reminders = async ({ email }: Person) =>
  (await mailsTo(suite().app, email)).filter(({ template }) => template === 'evaluation-reminder');

const idOf = async ({ accountId }: Person) =>
  (await judgesIn(suite().app).findOne({ accountId }))?._id ?? '';

test('a judge is reminded of pending assignments after a week, then at most once a week', async () => {
  await appendToLog(suite());
  const { judge } = await judging(suite(), 2);
  const counts = [];
  for (const pause of [0, days(6), days(1), hours(1), days(6), days(1)]) {
    later += pause;
    await remind(3);
    counts.push((await reminders(judge)).length);
  }
  expect(counts).toEqual([0, 0, 1, 1, 1, 2]);
  const [first] = await reminders(judge);
  expect(first?.sendBefore).toEqual(after(suite().clock(), days(8)));
  expect(first?.values).toEqual({
    name: 'Grace Sample',
    pending: 2,
    assigned: 2,
    judge: await idOf(judge),
  });
});

test('a reminder counts only what can still be rated, in categories whose judging is open', async () => {
  const { app, pass } = suite();
  const closesAt = '2099-01-01T00:00:00.000Z';
  await changeSeason(app, { 'categories.$[].judging': { open: true, closesAt } });
  pass(trustedFor);
  const { judge, all } = await judging(suite(), 3);
  const set = async (index: number, change: object) =>
    assignmentsIn(app).updateOne({ _id: all[index]?.id ?? '' }, { $set: change });
  await changeSeason(app, { 'categories.0.judging.open': false });
  await set(0, { category: 'AI' });
  await set(1, { closed: true });
  later = days(8);
  await remind();
  const [mail] = await reminders(judge);
  expect(mail?.values).toMatchObject({ pending: 1, assigned: 2, closesAt: new Date(closesAt) });
});

test('judges who have rated everything are not reminded, nor is anyone while judging is closed', async () => {
  const { app } = suite();
  const { judge, all } = await judging(suite(), 2);
  later = days(8);
  await setJudging(app, false);
  await remind();
  await setJudging(app, true);
  for (const assignment of all) await rate(app, judge, assignment);
  await remind();
  expect(await reminders(judge)).toEqual([]);
});

test('a mail program that opens the address of one click in a browser is led to the page', async () => {
  const reply = await suite().app.inject('/api/judges/reminders/stop/id.token');
  expect([reply.statusCode, reply.headers.location]).toEqual([
    303,
    '/tech-judging/reminders#token=id.token',
  ]);
});

test.each(['json', 'form'])(
  'the link of a reminder stops them without signing in, as %s',
  async (kind) => {
    const { app } = suite();
    const { judge } = await judging(suite());
    const id = await idOf(judge);
    const url = '/api/judges/reminders/stop';
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const stop = async (token: string) => {
      const payload = 'List-Unsubscribe=One-Click';
      const reply =
        kind === 'json'
          ? await post(app, url, { token })
          : await app.inject({ method: 'POST', url: `${url}/${token}`, headers: form, payload });
      return reply.statusCode;
    };
    const token = testLinks.tokenOf('stop-reminders', id);
    const statuses = [await stop(`${id}.${'A'.repeat(43)}`), await stop(token), await stop(token)];
    expect(statuses).toEqual([412, 204, 204]);
    later = days(8);
    await remind();
    expect(await reminders(judge)).toEqual([]);
  },
);
