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
  registerJudges,
  registerNominee,
} from '../../../testing/judges';
import { templatesTo } from '../../../testing/mails';
import { changeSeason } from '../../../testing/seasons';
import { composeForCommands } from '../../compose';
import type { Judge } from '../../judges/judge';

const suite = suiteApp();

describe('who verified a judge', () => {
  let untied: Person;
  beforeAll(async () => {
    untied = await registerAdmin(suite().app);
  });
  beforeEach(() => emptySeason(suite().app));

  /** An organiser whose own application to judge names the nominee's employer. */
  async function conflictedWith(organization: string): Promise<Person> {
    const { app } = suite();
    const organiser = await registerAdmin(app);
    await apply(app, organiser, { organization });
    return organiser;
  }

  const storedJudge = async ({ accountId }: Person) => {
    const judge = await suite().app.mongo.db.collection<Judge>('judges').findOne({ accountId });
    if (!judge) throw new Error('No such judge');
    return judge;
  };

  /** Organizations of the nominations that a judge is assigned. */
  const given = async (judge: Person) =>
    (await assignmentsOf(suite().app, judge)).map(({ organization }) => organization).sort();

  test('a judge is not assigned an entry with which the organiser who verified them has a conflict', async () => {
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

  test('a judge whose verifier was deleted is assigned nothing until another organiser confirms', async () => {
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

  test('an organiser’s later conflict removes no entry from the judges they verified', async () => {
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

  test('organisers see who verified a judge and whether they may confirm it', async () => {
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
});

describe('the largest load', () => {
  let judges: Person[];

  // Three judges, two of them with room for one nomination, and four nominations with two places
  // each.
  beforeEach(async () => {
    const { app } = suite();
    await emptySeason(app);
    await changeSeason(app, { 'rules.minimumRatings': 1, 'rules.plannedRatings': 2 });
    judges = await registerJudges(app, await registerAdmin(app), 3);
    const payload = { capacity: 1 };
    for (const { authorized: headers } of judges.slice(0, 2))
      await app.inject({ method: 'PATCH', url: '/api/judges/me/preferences', headers, payload });
  });

  async function loadsWith(largestLoad: number | undefined): Promise<number[]> {
    const { app, clock } = suite();
    const field = 'rules.largestLoad';
    await app.mongo.db
      .collection('seasons')
      .updateMany(
        {},
        largestLoad === undefined
          ? { $unset: { [field]: '' } }
          : { $set: { [field]: largestLoad } },
      );
    for (const organization of ['Makers', 'Builders', 'Weavers', 'Smiths'])
      await registerNominee(app, { organization });
    await composeForCommands(app.mongo.db, { config: testConfig(), clock }).allocate();
    return Promise.all(judges.map(async (judge) => (await assignmentsOf(app, judge)).length));
  }

  test.each([
    ['as the rules say', 3, [1, 1, 3]],
    ['twice the median in a season from before it was a rule', undefined, [1, 1, 2]],
  ])('no judge is given more than a few times the median load: %s', async (_, times, loads) => {
    expect(await loadsWith(times)).toEqual(loads);
  });
});
