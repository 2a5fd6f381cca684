import type { CategoryName } from '@meritum/shared/contracts/categories';
import { mayJudgeOther } from '@meritum/shared/merit/assign/conflicts';
import {
  type Person,
  registerAccount,
  secondAccountOf,
  storePerson,
  tagged,
} from '../../../testing/accounts';
import {
  apply,
  assignmentsOf,
  madeJudge,
  rate,
  ratings,
  registerJudge,
  registerNominee,
} from '../../../testing/judges';
import {
  assignmentsIn,
  judgesIn,
  judgingSuite,
  organizationsGiven,
} from '../../../testing/judging';
import { confirmByLink, moveTo, templatesTo } from '../../../testing/mails';
import { buildForm, statusOf, storedNominations, submit } from '../../../testing/nominations';
import { changeSeason } from '../../../testing/seasons';
import type { Person as AccountOwner } from '../../platform/authorisation/actor';
import type { App } from '../../platform/zod/provider';
import { rate as rateAssignment } from '../assignments/commands';
import { submitNomination } from '../nominations/submitting';

const suite = judgingSuite({ season: { 'categories.$[].nominations.open': true } });
beforeEach(() => inCategory('Technology'));

const inCategory = (currentCategory: CategoryName) =>
  changeSeason(suite().app, { currentCategory });

const refusal = { code: 'failed-precondition' };

let count = 0;

/** Lets somebody nominate in a category. */
async function nominates(person: Person, category: CategoryName, organization: string) {
  const { app } = suite();
  await inCategory(category);
  expect((await submit(app, person, buildForm({ organization }))).statusCode).toBe(201);
  await app.background.idle();
}

const given = (judge: Person) => organizationsGiven(suite(), judge);

const judgeId = async ({ accountId }: Person) =>
  (await judgesIn(suite().app).findOne({ accountId }))?._id ?? '';

test('a judge who nominates loses the rivals of that category and is given none', async () => {
  const { app, admin } = suite();
  await registerNominee(app, { organization: 'Early' });
  const judge = await registerJudge(app, admin);
  expect(await given(judge)).toEqual(['Early']);
  await nominates(judge, 'Technology', 'Own works');
  await registerNominee(app, { organization: 'Late' });
  await inCategory('AI');
  await registerNominee(app, { organization: 'Elsewhere' });
  expect(await given(judge)).toEqual(['Elsewhere']);
  const released = await app.mongo.db.collection('plans').findOne({ 'outcome.released': 1 });
  expect(released?.outcome).toMatchObject({ moved: 0, mails: 0 });
  expect(await templatesTo(app, judge.email)).not.toContain('assignments-moved');
});

test('a judge who has nominated rates no rival, not even before planning has taken it away', async () => {
  const { app, admin } = suite();
  await registerNominee(app);
  const judge = await registerJudge(app, admin);
  const [rival] = await assignmentsOf(app, judge);
  const nominated = await submit(app, judge, buildForm({ organization: 'Own works' }));
  expect(nominated.statusCode).toBe(201);
  const rated = rival && (await rate(app, judge, rival));
  expect(rated?.json()).toMatchObject({ status: 412 });
});

describe('of a nomination and the rating of a rival at the same moment not both remain:', () => {
  async function judgeWithRival() {
    const { app, admin } = suite();
    await registerNominee(app);
    const judge = await registerJudge(app, admin);
    const [rival] = await assignmentsOf(app, judge);
    if (!rival) throw new Error('Nothing was assigned');
    return { app, judge, rival, ...suite().commands() };
  }

  test('the nomination is returned where the rating was stored first', async () => {
    const { app, judge, rival, nominating } = await judgeWithRival();
    const { nominations } = nominating.stores;
    const insert: typeof nominations.insert = async (...given) => {
      await rate(app, judge, rival);
      return nominations.insert(...given);
    };
    const stores = { ...nominating.stores, nominations: { ...nominations, insert } };
    const nominator = (await nominating.deps.identity.personOf(judge.accountId)) as AccountOwner;
    const asked = { nominator, form: buildForm(), key: undefined };
    await expect(submitNomination({ ...nominating, stores }, asked)).rejects.toMatchObject(refusal);
    const [stored] = await storedNominations(app, judge);
    expect(stored?.status).toBe('APPLICATION_PENDING');
  });

  test('the rating is set aside where the nomination was stored first', async () => {
    const { app, judge, rival, assigning } = await judgeWithRival();
    const { nominations } = assigning.deps;
    const beginJudging: typeof nominations.beginJudging = async (nomination) => {
      await submit(app, judge);
      return nominations.beginJudging(nomination);
    };
    const deps = { ...assigning.deps, nominations: { ...nominations, beginJudging } };
    const asked = { actor: judge, assignmentId: rival.id, ratings: ratings(8, 8, 8, 8) };
    await expect(rateAssignment({ ...assigning, deps }, asked)).rejects.toMatchObject(refusal);
    expect(await assignmentsOf(app, judge)).not.toMatchObject([{ status: 'completed' }]);
  });
});

test('a judge who has rated in a category cannot nominate in it any more, only in another', async () => {
  const { app, admin } = suite();
  await registerNominee(app);
  const judge = await registerJudge(app, admin);
  const [rival] = await assignmentsOf(app, judge);
  if (rival) await rate(app, judge, rival);
  // The status says it before anything is written.
  const refusal = expect.stringContaining('you have rated nominations in it as a judge');
  expect((await statusOf(app, judge)).may).toEqual({ submit: false, refusal });
  const refused = await submit(app, judge);
  expect(refused.json()).toMatchObject({ code: 'failed-precondition', message: refusal });
  await nominates(judge, 'AI', 'Own works');
});

describe('another account of a judge’s mailbox', () => {
  /** A judge with an unrated entry, and somebody with another spelling of the judge's address. */
  async function twoAccounts(other: (app: App, email: string) => Promise<Person>) {
    const { app, admin } = suite();
    await registerNominee(app);
    const judge = await madeJudge(app, admin, await storePerson(app, `jo.hn${++count}@gmail.com`));
    const [rival] = await assignmentsOf(app, judge);
    if (!rival) throw new Error('Nothing was assigned');
    const rated = async () => (await rate(app, judge, rival)).statusCode;
    return { nominator: await other(app, `john${count}+x@googlemail.com`), rated };
  }
  const unconfirmed = (app: App, email: string) => registerAccount(app, { email });

  test('nominates: the judge rates no rival', async () => {
    const { nominator, rated } = await twoAccounts(storePerson);
    expect([(await submit(suite().app, nominator)).statusCode, await rated()]).toEqual([201, 412]);
  });

  test('nominated before its address became one of the mailbox: the judge rates no rival', async () => {
    const { app, admin } = suite();
    await registerNominee(app);
    const judge = await registerJudge(app, admin);
    const [rival] = await assignmentsOf(app, judge);
    const nominator = await storePerson(app, `mover-${++count}@example.org`);
    expect((await submit(app, nominator)).statusCode).toBe(201);
    await moveTo(app, nominator, tagged(judge.email));
    expect(await given(judge)).toEqual([]);
    // The assignment is made pending again, as if planning had not withdrawn it.
    await assignmentsIn(app).updateOne({ _id: rival?.id ?? '' }, { $set: { status: 'pending' } });
    expect(rival && (await rate(app, judge, rival)).statusCode).toBe(412);
  });

  test('cannot nominate where the judge has rated', async () => {
    const { nominator, rated } = await twoAccounts(storePerson);
    expect([await rated(), (await submit(suite().app, nominator)).statusCode]).toEqual([200, 412]);
  });

  test('hinders nobody before its address is confirmed, and then gets its nomination back', async () => {
    const { app } = suite();
    const { nominator, rated } = await twoAccounts(unconfirmed);
    expect([(await submit(app, nominator)).statusCode, await rated()]).toEqual([201, 200]);
    await confirmByLink(app, nominator);
    await app.background.idle();
    expect(await storedNominations(app, nominator)).toMatchObject([
      { status: 'APPLICATION_PENDING' },
    ]);
  });
});

test('the organization in the application of another account counts as the judge’s, once its address is confirmed', async () => {
  const { app, admin } = suite();
  const judge = await registerJudge(app, admin);
  const unconfirmed = await registerAccount(app, { email: tagged(judge.email) });
  await apply(app, unconfirmed, { organization: 'Not Theirs' });
  await apply(app, await secondAccountOf(app, judge), { organization: 'Acme, Inc.' });
  for (const organization of ['ACME', 'Not Theirs']) await registerNominee(app, { organization });
  expect(await given(judge)).toEqual(['Not Theirs']);
});

test('the organizations of an own nomination count as the judge’s in every category', async () => {
  const { app, admin } = suite();
  const judge = await registerJudge(app, admin);
  await nominates(judge, 'Technology', 'Acme, Inc.');
  await inCategory('AI');
  for (const organization of ['ACME', 'Others']) await registerNominee(app, { organization });
  expect(await given(judge)).toEqual(['Others']);
});

describe('of two judges who nominate in different categories', () => {
  /** First the judge who may, by the rule, judge the other's nomination. */
  async function twoJudges() {
    const { app, admin } = suite();
    const [one, other] = [await registerJudge(app, admin), await registerJudge(app, admin)];
    const isOne = mayJudgeOther(await judgeId(one), await judgeId(other));
    return isOne ? ([one, other] as const) : ([other, one] as const);
  }

  test('one is given the other’s', async () => {
    const [may, mayNot] = await twoJudges();
    await nominates(may, 'Technology', 'First');
    await nominates(mayNot, 'AI', 'Second');
    expect([await given(may), await given(mayNot)]).toEqual([['Second'], []]);
  });

  test('none returns a rating that was given before the rule knew of both', async () => {
    const { app } = suite();
    const [may, mayNot] = await twoJudges();
    await nominates(may, 'Technology', 'First');
    const [first] = await assignmentsOf(app, mayNot);
    if (first) await rate(app, mayNot, first);
    await nominates(mayNot, 'AI', 'Second');
    expect([await given(may), await given(mayNot)]).toEqual([[], ['First']]);
  });
});

test('of two judges with one mailbox, only the first applicant is assigned nominations, and the second never those that the first has rated', async () => {
  const { app, admin } = suite();
  await registerNominee(app, { organization: 'Rated' });
  const judges = [];
  for (const email of ['an.na@gmail.com', 'anna+2@googlemail.com']) {
    judges.push(await madeJudge(app, admin, await storePerson(app, email)));
  }
  const [first, second] = judges as [Person, Person];
  expect([await given(first), await given(second)]).toEqual([['Rated'], []]);
  const [rated] = await assignmentsOf(app, first);
  if (rated) await rate(app, first, rated);
  await registerNominee(app, { organization: 'Pending' });
  const deactivated = { reason: 'Asked to leave', at: new Date() };
  await judgesIn(app).updateOne({ accountId: first.accountId }, { $set: { deactivated } });
  await suite().commands().allocate();
  expect(await given(second)).toEqual(['Pending']);
});
