import { deleteAccount, type Person } from '../../../testing/accounts';
import { judgeSeen } from '../../../testing/console';
import {
  apply,
  assignmentsOf,
  decide,
  registerAdmin,
  registerJudge,
  registerJudges,
  registerNominee,
  storeNominee,
} from '../../../testing/judges';
import { judgesIn, judgingSuite, organizationsGiven } from '../../../testing/judging';
import { templatesTo } from '../../../testing/mails';
import { changeSeason } from '../../../testing/seasons';

const suite = judgingSuite();

describe('who verified a judge', () => {
  /** An organiser whose own application to judge names the nominee's employer. */
  async function conflictedWith(organization: string): Promise<Person> {
    const { app } = suite();
    const organiser = await registerAdmin(app);
    await apply(app, organiser, { organization });
    return organiser;
  }

  const verifiersOf = async ({ accountId }: Person) =>
    (await judgesIn(suite().app).findOne({ accountId }))?.verifiers;

  const given = (judge: Person) => organizationsGiven(suite(), judge);

  test('a judge is not assigned an entry with which the organisers who verified them have a conflict, until another one confirms by the same call', async () => {
    const { app, admin: impartial } = suite();
    for (const organization of ['Friends', 'Strangers']) await storeNominee(app, { organization });
    const [friend, alsoFriend] = [await conflictedWith('Friends'), await conflictedWith('Friends')];
    const judge = await registerJudge(app, friend);
    expect(await given(await registerJudge(app, impartial))).toEqual(['Friends', 'Strangers']);
    for (const one of [friend, alsoFriend]) {
      expect((await decide(app, one, judge, 'verified')).statusCode).toBe(200);
      expect(await given(judge)).toEqual(['Strangers']);
    }
    const seenBy = async (organiser: Person) => {
      const { verifiedBy, may } = await judgeSeen(app, organiser, judge);
      return [verifiedBy, may.confirmVerification];
    };
    const names = [friend, alsoFriend].map(({ displayName }) => displayName);
    expect(await seenBy(friend)).toEqual([names, false]);
    expect(await seenBy(impartial)).toEqual([names, true]);
    for (const _ of [1, 2]) await decide(app, impartial, judge, 'verified');
    expect(await given(judge)).toEqual(['Friends', 'Strangers']);
    expect(await verifiersOf(judge)).toEqual(
      [friend, alsoFriend, impartial].map(({ accountId }) => accountId),
    );
    const mails = await templatesTo(app, judge.email);
    expect(mails.filter((name) => name === 'judge-verified')).toHaveLength(1);
  });

  test('a judge whose verifier was deleted is assigned nothing until another organiser confirms', async () => {
    const { app, admin: impartial } = suite();
    const leaver = await registerAdmin(app);
    const judge = await registerJudge(app, leaver);
    await deleteAccount(app, leaver);
    expect(await verifiersOf(judge)).toEqual([null]);
    await registerNominee(app, { organization: 'Anybody' });
    expect(await given(judge)).toEqual([]);
    await decide(app, impartial, judge, 'verified');
    expect(await given(judge)).toEqual(['Anybody']);
  });

  test('an organiser’s later conflict removes no entry from the judges they verified', async () => {
    const { app } = suite();
    await storeNominee(app, { organization: 'Rivals' });
    const organiser = await registerAdmin(app);
    const judge = await registerJudge(app, organiser);
    await apply(app, organiser, { organization: 'Rivals' });
    await suite().commands().allocate();
    expect(await given(judge)).toEqual(['Rivals']);
  });
});

test.each([
  [3, [1, 1, 3]],
  [2, [1, 1, 2]],
])(
  'no judge is given more than they take on, nor than %i times the median load',
  async (largestLoad, loads) => {
    const { app, admin } = suite();
    await changeSeason(app, {
      'rules.minimumRatings': 1,
      'rules.plannedRatings': 2,
      'rules.largestLoad': largestLoad,
    });
    const judges = await registerJudges(app, admin, 3);
    const payload = { capacity: 1 };
    for (const { authorized: headers } of judges.slice(0, 2))
      await app.inject({ method: 'POST', url: '/api/judges/me/preferences', headers, payload });
    for (const organization of ['Makers', 'Builders', 'Weavers', 'Smiths'])
      await storeNominee(app, { organization });
    await suite().commands().allocate();
    const assigned = judges.map(async (judge) => (await assignmentsOf(app, judge)).length);
    expect(await Promise.all(assigned)).toEqual(loads);
  },
);
