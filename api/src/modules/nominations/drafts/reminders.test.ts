import { after, hours } from '../../../platform/clock';
import { type Person, registerAccount } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { testConfig, testLinks } from '../../../testing/config';
import { mailsTo } from '../../../testing/mails';
import { draftRequest, nominationForm, submit } from '../../../testing/nominations';
import { changeSeason } from '../../../testing/seasons';
import { composeForCommands } from '../../compose';
import { remindOfDrafts } from './upkeep';

const suite = suiteApp();
const url = '/api/nominations/draft';

let person: Person;
beforeEach(async () => {
  suite().holdClock();
  person = await registerAccount(suite().app);
  const closesAt = after(suite().clock(), hours(300)).toISOString();
  await changeSeason(suite().app, { 'categories.$[].nominations': { open: true, closesAt } });
  await suite().app.inject({
    method: 'PUT',
    url,
    headers: person.authorized,
    payload: draftRequest(),
  });
});

/** What the regular work does so many hours before the end, in three processes at once. */
async function remindAt(hoursLeft: number) {
  const clock = () => after(suite().clock(), hours(300 - hoursLeft));
  const turn = () =>
    remindOfDrafts(
      composeForCommands(suite().app.mongo.db, { config: testConfig(), clock }).keepingDrafts,
    );
  await Promise.all([turn(), turn(), turn()]);
}

const reminders = async () =>
  (await mailsTo(suite().app, person.email)).filter(
    ({ template }) => template === 'draft-reminder',
  );

test('whoever has not sent their draft is reminded a week and a day before the end, once each', async () => {
  const counts = [];
  for (const left of [169, 168, 100, 24, 1]) {
    await remindAt(left);
    counts.push((await reminders()).length);
  }
  expect(counts).toEqual([0, 1, 1, 2, 2]);
});

test('nobody is reminded who has sent it', async () => {
  await submit(suite().app, person, nominationForm());
  await remindAt(24);
  expect(await reminders()).toEqual([]);
});

test.each(['json', 'form'] as const)(
  'one click ends them without signing in, as %s',
  async (kind) => {
    const token = testLinks.tokenOf('end-draft-reminders', person.accountId);
    const stop = (given: string) =>
      suite().app.inject(
        kind === 'json'
          ? { method: 'POST', url: `${url}/reminders/stop`, payload: { token: given } }
          : {
              method: 'POST',
              url: `${url}/reminders/stop/${given}`,
              headers: { 'content-type': 'application/x-www-form-urlencoded' },
              payload: 'List-Unsubscribe=One-Click',
            },
      );
    expect((await stop(`${person.accountId}.${'A'.repeat(43)}`)).statusCode).toBe(412);
    expect((await stop(token)).statusCode).toBe(204);
    await remindAt(24);
    expect(await reminders()).toEqual([]);
  },
);
