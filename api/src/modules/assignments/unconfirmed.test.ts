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

test('D38 regular planning notices an address that was confirmed elsewhere', async () => {
  const { app, clock } = suite();
  await registerJudge(app, admin);
  const nominator = await registerUnconfirmed(app);
  await nominated(nominator);
  await confirmAddress(app, nominator);
  await composeForCommands(app.mongo.db, { config: testConfig(), clock }).allocate();
  expect(await pairs()).toBe(1);
});

test('D38 assignments of unconfirmed judges and nominations are withdrawn, and return once confirmed', async () => {
  const { app, clock } = suite();
  const process = composeForCommands(app.mongo.db, { config: testConfig(), clock });
  const judges = app.mongo.db.collection<Judge>('judges');
  const nominee = await registerNominee(app);
  const judge = await registerJudge(app, admin);
  const about = { accountId: judge.accountId };
  const accounts = app.mongo.db.collection('accounts');
  // As written by previous versions.
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

test('D38 nothing is ever reserved for a judge whose address is not confirmed', async () => {
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

describe('PERM-012 D38 conflicts of interest through a nomination', () => {
  const domain = () => admin.email.split('@')[1];
  /** Registers an address of the organiser's domain, and nominates. */
  async function colleague() {
    const nominator = await registerAccount(suite().app, { email: `${Math.random()}@${domain()}` });
    return { ...nominator, nominationId: await nominated(nominator) };
  }
  const conflictWith = async (id: string) => (await nominationSeen(suite().app, admin, id)).tie;
  const plans = async () => (await askAs(suite().app, admin, 'plans')).statusCode;

  test('do not exist before the address is confirmed', async () => {
    const { nominationId, ...nominator } = await colleague();
    expect([await conflictWith(nominationId), await plans()]).toEqual([null, 200]);
    await confirmByLink(suite().app, nominator);
    expect([await conflictWith(nominationId), await plans()]).toEqual(['domain', 403]);
  });

  test('are the nominator’s only, once it is returned or withdrawn', async () => {
    const { app } = suite();
    const nominator = await colleague();
    await confirmByLink(suite().app, nominator);
    await giveBack(app, nominator);
    expect([await conflictWith(nominator.nominationId), await plans()]).toEqual([null, 200]);
    await submit(app, nominator);
    expect(await conflictWith(nominator.nominationId)).toBe('domain');
    const headers = nominator.authorized;
    await app.inject({ method: 'POST', url: '/api/nominations/mine/withdrawal', headers });
    expect(await conflictWith(nominator.nominationId)).toBeNull();
  });

  test('remain after it was returned if it had been rated', async () => {
    const { app } = suite();
    const nominator = await colleague();
    await confirmByLink(suite().app, nominator);
    const organisers = [await registerAdmin(app), await registerAdmin(app)] as const;
    const judge = await registerJudge(app, organisers[0]);
    const [one] = await assignmentsOf(app, judge);
    await rate(app, judge, { id: one?.id ?? '' });
    const payload = { nominationId: nominator.nominationId, revision: 1, note: 'Name your part.' };
    for (const { authorized: headers } of organisers)
      await app.inject({ method: 'POST', url: '/api/admin/nominations/return', headers, payload });
    expect((await statusOf(app, nominator)).status).toBe('APPLICATION_PENDING');
    expect(await conflictWith(nominator.nominationId)).toBe('domain');
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
