import { confirmAddress, type Person, post, registerAccount } from '../../testing/accounts';
import { askAs, nominationSeen, sendAs } from '../../testing/console';
import {
  assignmentsOf,
  madeJudge,
  rate,
  registerAdmin,
  registerJudge,
  registerNominee,
  registerUnconfirmed,
} from '../../testing/judges';
import { assignmentsIn, judgesIn, judging, judgingSuite } from '../../testing/judging';
import { confirmByLink } from '../../testing/mails';
import { returnReviewed, statusOf, submit } from '../../testing/nominations';
import { asReader } from '../../testing/proposals';
import { setJudging } from '../../testing/seasons';

const suite = judgingSuite();

async function nominated(person: Person): Promise<string> {
  const { app } = suite();
  const reply = await submit(app, person);
  await app.background.idle();
  return reply.json().data.nominationId;
}

test('D38 a nomination of an unconfirmed address is accepted, and assigned once it is confirmed', async () => {
  const { app, admin } = suite();
  const judge = await registerJudge(app, admin);
  const [nominator, another] = [await registerUnconfirmed(app), await registerUnconfirmed(app)];
  for (const person of [nominator, another]) await nominated(person);
  expect(await assignmentsOf(app, judge)).toEqual([]);
  await confirmByLink(app, nominator);
  expect(await assignmentsOf(app, judge)).toHaveLength(1);
  // Confirmed elsewhere, which regular planning notices.
  await confirmAddress(app, another);
  await suite().commands().allocate();
  expect(await assignmentsOf(app, judge)).toHaveLength(2);
});

test('D38 a verified judge is assigned nothing before the address is confirmed', async () => {
  const { app, admin } = suite();
  await registerNominee(app);
  const judge = await madeJudge(app, admin, await registerUnconfirmed(app));
  expect(await assignmentsOf(app, judge)).toEqual([]);
  await confirmByLink(app, judge);
  expect(await assignmentsOf(app, judge)).toHaveLength(1);
});

test('D38 assignments of unconfirmed judges are withdrawn, nothing is reserved for them, and assignments return once confirmed', async () => {
  const { app } = suite();
  const { allocate, judging: context } = suite().commands();
  const { nominee, judge } = await judging(suite());
  const about = { accountId: judge.accountId };
  const accounts = app.mongo.db.collection<{ _id: string }>('accounts');
  // As written by previous versions.
  await accounts.updateOne({ _id: judge.accountId }, { $set: { emailConfirmed: false } });
  await judgesIn(app).updateOne(about, { $set: { emailConfirmed: false } });
  await allocate();
  expect(await assignmentsIn(app).countDocuments({ status: 'pending' })).toBe(0);
  const record = await judgesIn(app).findOne(about);
  expect(record?.places.flatMap(({ nominations }) => nominations)).toEqual([]);
  const place = { judgeId: record?._id ?? '', season: '2025', nominationId: 'n' };
  expect(await context.judges.take(place, 15)).toBe(false);
  await confirmAddress(app, judge);
  await allocate();
  expect(await assignmentsOf(app, judge)).toHaveLength(1);
  const after = await judgesIn(app).findOne(about);
  expect(after?.places[0]?.nominations).toEqual([nominee.nominationId]);
  expect(await context.judges.take(place, 15)).toBe(true);
});

describe('PERM-012 D38 conflicts of interest through a nomination', () => {
  /** Registers an address of the organiser's domain, and nominates. */
  async function colleague() {
    const { app, admin } = suite();
    const domain = admin.email.split('@')[1];
    const nominator = await registerAccount(app, { email: `${Math.random()}@${domain}` });
    return { ...nominator, nominationId: await nominated(nominator) };
  }
  /** The organiser's conflict, and the reply to a request for plans. */
  async function seen({ nominationId }: { nominationId: string }) {
    const { app, admin } = suite();
    const { conflict } = await nominationSeen(app, admin, nominationId);
    return [conflict, (await askAs(app, admin, 'plans')).statusCode];
  }

  test('exist once the address is confirmed, and are the nominator’s only once it is returned or withdrawn', async () => {
    const { app } = suite();
    const nominator = await colleague();
    expect(await seen(nominator)).toEqual([null, 200]);
    await confirmByLink(app, nominator);
    expect(await seen(nominator)).toEqual(['domain', 403]);
    await returnReviewed(app, nominator);
    expect(await seen(nominator)).toEqual([null, 200]);
    await submit(app, nominator);
    expect(await seen(nominator)).toEqual(['domain', 403]);
    await post(app, '/api/nominations/mine/withdrawal', {}, nominator.authorized);
    expect(await seen(nominator)).toEqual([null, 200]);
  });

  test('remain after it was returned if it had been rated', async () => {
    const { app } = suite();
    const nominator = await colleague();
    await confirmByLink(app, nominator);
    const organisers = [await registerAdmin(app), await registerAdmin(app)] as const;
    const judge = await registerJudge(app, organisers[0]);
    for (const one of await assignmentsOf(app, judge)) await rate(app, judge, one);
    const payload = { nominationId: nominator.nominationId, revision: 1, note: 'Name your part.' };
    for (const organiser of organisers)
      await asReader((named) =>
        sendAs(app, organiser, 'nominations/return', { ...payload, ...named }),
      );
    expect((await statusOf(app, nominator)).status).toBe('APPLICATION_PENDING');
    expect((await seen(nominator))[0]).toBe('domain');
  });
});

test('an unconfirmed nomination takes no part in results', async () => {
  const { app, admin } = suite();
  const { nominationId } = await registerNominee(app);
  await nominated(await registerUnconfirmed(app));
  await setJudging(app, false);
  const reply = await askAs(app, admin, 'results/preview', { category: 'Technology' });
  const { entries } = reply.json<{ entries: { nominationId: string }[] }>();
  expect(entries.map((one) => one.nominationId)).toEqual([nominationId]);
});
