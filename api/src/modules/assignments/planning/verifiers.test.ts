import type { Person } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { testConfig } from '../../../testing/config';
import {
  apply,
  assignmentsOf,
  decide,
  emptySeason,
  registerAdmin,
  registerJudge,
  registerNominee,
} from '../../../testing/judges';
import { templatesTo } from '../../../testing/mails';
import { composeForCommands } from '../../compose';
import type { Judge } from '../../judges/judge';

const suite = suiteApp();
let untied: Person;
beforeAll(async () => {
  untied = await registerAdmin(suite().app);
});
beforeEach(() => emptySeason(suite().app));

/** An organiser whose application to judge names the nominee's employer. */
async function conflictedWith(organization: string): Promise<Person> {
  const { app } = suite();
  const organiser = await registerAdmin(app);
  await apply(app, organiser, { organization });
  return organiser;
}

const storedJudge = async ({ accountId }: Person) => {
  const judge = await suite().app.mongo.db.collection<Judge>('judges').findOne({ accountId });
  if (!judge) throw new Error('There is no such judge');
  return judge;
};

/** The organizations of what a judge has been given. */
const given = async (judge: Person) =>
  (await assignmentsOf(suite().app, judge)).map(({ organization }) => organization).sort();

test('a judge is not given an entry with which the organiser who verified them is in conflict', async () => {
  const { app } = suite();
  await registerNominee(app, { organization: 'Friends' });
  await registerNominee(app, { organization: 'Strangers' });
  const friend = await conflictedWith('Friends');
  expect(await given(await registerJudge(app, friend))).toEqual(['Strangers']);
  expect(await given(await registerJudge(app, untied))).toEqual(['Friends', 'Strangers']);
});

test('another organiser confirms a verification by the same call, once and without a second mail', async () => {
  const { app } = suite();
  await registerNominee(app, { organization: 'Friends' });
  const friend = await conflictedWith('Friends');
  const judge = await registerJudge(app, friend);
  expect((await decide(app, friend, judge, 'verified')).statusCode).toBe(200);
  expect(await given(judge)).toEqual([]);
  const alsoFriend = await conflictedWith('Friends');
  await decide(app, alsoFriend, judge, 'verified');
  expect(await given(judge)).toEqual([]);
  for (const _ of [1, 2]) await decide(app, untied, judge, 'verified');
  expect(await given(judge)).toEqual(['Friends']);
  expect((await storedJudge(judge)).verifiers).toEqual(
    [friend, alsoFriend, untied].map(({ accountId }) => accountId),
  );
  const mails = await templatesTo(app, judge.email);
  expect(mails.filter((name) => name === 'judge-verified')).toHaveLength(1);
});

test('who was verified by somebody whose account is gone is given nothing until another confirms', async () => {
  const { app } = suite();
  const leaving = await registerAdmin(app);
  const judge = await registerJudge(app, leaving);
  const { email, password, authorized: headers } = leaving;
  const payload = { email, password };
  await app.inject({ method: 'POST', url: '/api/account/deletion', headers, payload });
  expect((await storedJudge(judge)).verifiers).toEqual([null]);
  await registerNominee(app, { organization: 'Anybody' });
  expect(await given(judge)).toEqual([]);
  await decide(app, untied, judge, 'verified');
  expect(await given(judge)).toEqual(['Anybody']);
});

test('an organiser who becomes conflicted takes no entry off the judges whom they verified', async () => {
  const { app } = suite();
  await registerNominee(app, { organization: 'Rivals' });
  const organiser = await registerAdmin(app);
  const judge = await registerJudge(app, organiser);
  await apply(app, organiser, { organization: 'Rivals' });
  const { allocate } = composeForCommands(app.mongo.db, {
    config: testConfig(),
    clock: suite().clock,
  });
  await allocate();
  expect(await given(judge)).toEqual(['Rivals']);
});

test('who verified a judge is shown to organisers, and who may confirm it', async () => {
  const { app } = suite();
  const organiser = await registerAdmin(app);
  const judge = await registerJudge(app, organiser);
  const { _id: judgeId } = await storedJudge(judge);
  const seenBy = async ({ authorized: headers }: Person) => {
    const query = { judgeId };
    const { verifiedBy, may } = (
      await app.inject({ url: '/api/admin/judges/detail', headers, query })
    ).json();
    return [verifiedBy, may.confirmVerification];
  };
  expect(await seenBy(organiser)).toEqual([[organiser.displayName], false]);
  expect(await seenBy(untied)).toEqual([[organiser.displayName], true]);
});
