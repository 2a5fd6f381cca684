import { confirmAddress, type Person, registerAccount } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { testConfig } from '../../testing/config';
import { askAs, nominationSeen } from '../../testing/console';
import {
  apply,
  assignmentsOf,
  decide,
  emptySeason,
  rate,
  registerAdmin,
  registerJudge,
  registerNominee,
  registerUnconfirmed,
} from '../../testing/judges';
import { confirmByLink, resetTokensOf } from '../../testing/mails';
import {
  giveBack,
  nominationForm,
  statusOf,
  storedNominations,
  submit,
} from '../../testing/nominations';
import { setJudging } from '../../testing/seasons';
import { composeForCommands } from '../compose';
import type { Judge } from '../judges/judge';
import type { Assignment } from './assignment';

const suite = suiteApp();
let admin: Person;
beforeAll(async () => {
  admin = await registerAdmin(suite().app);
});
beforeEach(() => emptySeason(suite().app));

const pairs = async () => {
  const all = suite().app.mongo.db.collection<Assignment>('assignments');
  return (await all.find({ status: 'pending' }).toArray()).length;
};

async function nominated(person: Person): Promise<string> {
  await submit(suite().app, person, nominationForm());
  await suite().app.background.idle();
  const [nomination] = await storedNominations(suite().app, person);
  return nomination?._id ?? '';
}

test('D38 a nomination of an unconfirmed address is accepted, and assigned once it is confirmed', async () => {
  const { app } = suite();
  const judge = await registerJudge(app, admin);
  const nominator = await registerUnconfirmed(app);
  await nominated(nominator);
  expect(await assignmentsOf(app, judge)).toEqual([]);
  await confirmByLink(suite().app, nominator);
  expect(await assignmentsOf(app, judge)).toHaveLength(1);
});

test('D38 a verified judge is assigned nothing before the address is confirmed', async () => {
  const { app } = suite();
  await registerNominee(app);
  const judge = await registerUnconfirmed(app);
  await apply(app, judge);
  expect((await decide(app, admin, judge, 'verified')).statusCode).toBe(200);
  expect(await assignmentsOf(app, judge)).toEqual([]);
  await confirmByLink(suite().app, judge);
  expect(await assignmentsOf(app, judge)).toHaveLength(1);
});

test('D38 choosing a new password by a mailed link confirms the address too', async () => {
  const { app } = suite();
  await registerJudge(app, admin);
  const nominator = await registerUnconfirmed(app);
  await nominated(nominator);
  const { email } = nominator;
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
  await post('/api/auth/password-reset', { email });
  const [token] = await resetTokensOf(app, email);
  await post('/api/auth/password-reset/confirm', { token, password: 'another good one' });
  await app.background.idle();
  expect(await pairs()).toBe(1);
});

test('D38 an address that was confirmed unnoticed is found by the regular planning', async () => {
  const { app, clock } = suite();
  await registerJudge(app, admin);
  const nominator = await registerUnconfirmed(app);
  await nominated(nominator);
  await confirmAddress(app, nominator);
  await composeForCommands(app.mongo.db, { config: testConfig(), clock }).allocate();
  expect(await pairs()).toBe(1);
});

test('D38 what was assigned to or of an unconfirmed address is withdrawn, and comes back', async () => {
  const { app, clock } = suite();
  const process = composeForCommands(app.mongo.db, { config: testConfig(), clock });
  const judges = app.mongo.db.collection<Judge>('judges');
  const nominee = await registerNominee(app);
  const judge = await registerJudge(app, admin);
  const about = { accountId: judge.accountId };
  const accounts = app.mongo.db.collection('accounts');
  // As versions before have left it.
  await accounts.updateOne({ _id: about.accountId as never }, { $set: { emailConfirmed: false } });
  await judges.updateOne(about, { $set: { emailConfirmed: false } });
  await process.allocate();
  expect(await pairs()).toBe(0);
  expect((await judges.findOne(about))?.places.nominations).toEqual([]);
  await confirmAddress(app, judge);
  await process.allocate();
  expect(await assignmentsOf(app, judge)).toHaveLength(1);
  expect((await judges.findOne(about))?.places.nominations).toEqual([nominee.nominationId]);
});

test('D38 no place is given to a judge whose address is not confirmed, whoever asks', async () => {
  const { app, clock } = suite();
  const judge = await registerUnconfirmed(app);
  await apply(app, judge);
  await decide(app, admin, judge, 'verified');
  const { judging } = composeForCommands(app.mongo.db, { config: testConfig(), clock });
  const judgeId = (await judging.judges.ofAccount(judge.accountId))?._id ?? '';
  const place = { judgeId, season: '2025', nominationId: 'n' };
  expect(await judging.judges.take(place, 15)).toBe(false);
  await judging.judges.markConfirmed([judge.accountId]);
  expect(await judging.judges.take(place, 15)).toBe(true);
});

describe('PERM-012 D38 whom a nomination ties', () => {
  const domain = () => admin.email.split('@')[1];
  /** Somebody who registers an address of the admin's domain, and nominates. */
  async function colleague() {
    const somebody = await registerAccount(suite().app, { email: `${Math.random()}@${domain()}` });
    return { ...somebody, nominationId: await nominated(somebody) };
  }
  const tieTo = async (id: string) => (await nominationSeen(suite().app, admin, id)).tie;
  const plans = async () => (await askAs(suite().app, admin, 'plans')).statusCode;

  test('nobody, before the address is confirmed', async () => {
    const { nominationId, ...somebody } = await colleague();
    expect([await tieTo(nominationId), await plans()]).toEqual([null, 200]);
    await confirmByLink(suite().app, somebody);
    expect([await tieTo(nominationId), await plans()]).toEqual(['domain', 403]);
  });

  test('nobody but its nominator, once it is given back or withdrawn', async () => {
    const { app } = suite();
    const somebody = await colleague();
    await confirmByLink(suite().app, somebody);
    await giveBack(app, somebody);
    expect([await tieTo(somebody.nominationId), await plans()]).toEqual([null, 200]);
    await submit(app, somebody);
    expect(await tieTo(somebody.nominationId)).toBe('domain');
    const headers = somebody.authorized;
    await app.inject({ method: 'POST', url: '/api/nominations/mine/withdrawal', headers });
    expect(await tieTo(somebody.nominationId)).toBeNull();
  });

  test('whoever it tied when it was rated, also after it was given back', async () => {
    const { app } = suite();
    const somebody = await colleague();
    await confirmByLink(suite().app, somebody);
    const organisers = [await registerAdmin(app), await registerAdmin(app)] as const;
    const judge = await registerJudge(app, organisers[0]);
    const [one] = await assignmentsOf(app, judge);
    await rate(app, judge, { id: one?.id ?? '' });
    const payload = { nominationId: somebody.nominationId, revision: 1, note: 'Name your part.' };
    for (const { authorized: headers } of organisers)
      await app.inject({ method: 'POST', url: '/api/admin/nominations/return', headers, payload });
    expect((await statusOf(app, somebody)).status).toBe('APPLICATION_PENDING');
    expect(await tieTo(somebody.nominationId)).toBe('domain');
  });
});

test('an unconfirmed nomination takes no part in results', async () => {
  const { app } = suite();
  const counted = await registerNominee(app);
  await nominated(await registerUnconfirmed(app));
  await setJudging(app, false);
  const reply = await askAs(app, admin, 'results/preview', { category: 'Technology' });
  expect(
    reply.json<{ entries: { nominationId: string }[] }>().entries.map((one) => one.nominationId),
  ).toEqual([counted.nominationId]);
});
