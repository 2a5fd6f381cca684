import type { OpenDecisionOfList } from '@meritum/shared/contracts/open-decisions';
import { deleteAccount, type Person, setRole, signInAgain } from '../../../testing/accounts';
import { actsOfTwo, type Prepare, sendAct } from '../../../testing/acts-of-two';
import { suiteApp } from '../../../testing/app';
import { callAs, nominationSeen } from '../../../testing/console';
import { runJob } from '../../../testing/jobs';
import { apply, emptySeason, registerAdmin, registerStranger } from '../../../testing/judges';
import { mailsTo } from '../../../testing/mails';
import { closed, decide, ratedContest, technology, times } from '../../../testing/results';

const suite = suiteApp();

/** Only accounts that a test registers are organisers, and no season has earlier data. */
beforeEach(async () => {
  const { app } = suite();
  const { db } = app.mongo;
  await emptySeason(app);
  await db.collection('accounts').updateMany({}, { $set: { role: 'user' } });
  for (const name of ['results', 'recognitions', 'outbox', 'draws'])
    await db.collection(name).deleteMany({});
  await db.collection('versions').updateMany({}, { $unset: { proposed: '' } });
});

const waitingFor = async (person: Person): Promise<OpenDecisionOfList[]> =>
  (await callAs(suite().app, person, 'listOpenDecisions')).json().decisions;

const tell = () => runJob(suite(), 'telling organisers what waits for their decision');

const mailedTo = async ({ email }: Person) =>
  (await mailsTo(suite().app, email)).filter(({ template }) => template === 'decisions-waiting');

async function succeed(sent: Promise<{ statusCode: number; body: string }>): Promise<void> {
  const { statusCode, body } = await sent;
  if (statusCode >= 300) throw new Error(body);
}

/** Proposals of all kinds that take two organisers. */
const proposals: Readonly<Record<string, Prepare>> = {
  ...actsOfTwo,
  async voiding(app) {
    const { 'Ada Gold': nominee } = await ratedContest(app, { 'Ada Gold': times(20, 8) });
    const { nominationId } = nominee;
    return {
      name: 'proposeVoid',
      payload: () => ({ kind: 'entry', id: nominationId, why: 'error' }),
      reason: 'reason',
      kind: 'void',
      nominationId,
    };
  },
};

async function organisers() {
  const { app } = suite();
  return [await registerAdmin(app), await registerAdmin(app), await registerAdmin(app)] as const;
}

test.each(Object.entries(proposals))(
  '%s: a proposal waits for the other organiser, not for one with a conflict of interest',
  async (_, prepare) => {
    const { app } = suite();
    const [one, other, colleague] = await organisers();
    const act = await prepare(app, [one, other]);
    const { kind, nominationId } = act;
    await succeed(sendAct(app, one, act));
    const proposed = { kind, by: one.displayName };
    const [own, others] = [true, false].map((isOwn) =>
      expect.objectContaining({ ...proposed, isOwn }),
    );
    expect(await waitingFor(one)).toContainEqual(own);
    expect(await waitingFor(other)).toContainEqual(others);
    if (nominationId) {
      const { organization } = await nominationSeen(app, other, nominationId);
      await apply(app, colleague, { organization });
      expect((await waitingFor(colleague)).map((waiting) => waiting.kind)).not.toContain(kind);
    }
    await setRole(app, one.accountId, 'user');
    expect(await waitingFor(other)).not.toContainEqual(expect.objectContaining(proposed));
  },
);

test('a proposal to replace a judge of a nomination that was deleted waits for nobody', async () => {
  const { app } = suite();
  const [one, other] = await organisers();
  const act = await (actsOfTwo['replacing a third judge'] as Prepare)(app, [one, other]);
  await succeed(sendAct(app, one, act));
  const { submitterEmail: email } = await nominationSeen(app, other, act.nominationId ?? '');
  const { authorized } = await signInAgain(app, { email, password: other.password });
  await succeed(deleteAccount(app, { ...other, email, authorized }));
  expect([await waitingFor(one), await waitingFor(other)]).toEqual([[], []]);
});

test('a proposal to lift a conflict of interest waits only while there is one', async () => {
  const { app } = suite();
  const [one, other] = await organisers();
  const act = await (actsOfTwo['lifting a conflict of interest'] as Prepare)(app, [one, other]);
  await succeed(sendAct(app, one, act));
  const proposed = expect.objectContaining({ kind: 'conflict' });
  expect(await waitingFor(other)).toContainEqual(proposed);
  const { accountId } = (await act.payload()) as { accountId: string };
  await setRole(app, accountId, 'user');
  for (const person of [one, other]) expect(await waitingFor(person)).not.toContainEqual(proposed);
});

test('applications wait as one, since the earliest', async () => {
  const { app } = suite();
  const admin = await registerAdmin(app);
  for (const _ of [1, 2]) await apply(app, await registerStranger(app));
  expect(await waitingFor(admin)).toMatchObject([
    { kind: 'applications', count: 2, by: null, isOwn: false },
  ]);
});

test('a proposed return is listed before decisions that have waited longer', async () => {
  const { app } = suite();
  const [one, other] = await organisers();
  const act = await (actsOfTwo['returning a rated nomination'] as Prepare)(app, [one, other]);
  await apply(app, await registerStranger(app));
  await succeed(sendAct(app, one, act));
  expect((await waitingFor(other)).map(({ kind }) => kind)).toEqual(['return', 'applications']);
});

test('a decision that a result waits for is mailed immediately and once, to those who may confirm it', async () => {
  const { app } = suite();
  const [one, other, colleague] = await organisers();
  const { 'Ada Gold': nominee } = await ratedContest(app, { 'Ada Gold': times(20, 8) });
  const outcomeHash = await closed(app, one);
  await succeed(decide(app, one, 'outcome', { ...technology, outcomeHash }));
  const { organization } = await nominationSeen(app, other, nominee.nominationId);
  await apply(app, colleague, { organization });
  await app.mongo.db.collection('judges').deleteMany({ accountId: { $ne: colleague.accountId } });
  await tell();
  await tell();
  const of = async (person: Person) =>
    (await mailedTo(person)).filter(({ key }) => !/\d{4}-\d\d-\d\d$/.test(key)).length;
  expect([await of(one), await of(other), await of(colleague)]).toEqual([0, 1, 0]);
  const [mail] = await mailedTo(other);
  expect(mail?.values).toMatchObject({
    decisions: [`Make the results in Technology final, proposed by ${one.displayName}`],
    paths: [expect.stringMatching(/^\/admin\/results\?category=Technology&.*proposal=/)],
  });
});

test('the rest is mailed in the morning after it came, and on Mondays', async () => {
  const { app, pass, clock, holdClock } = suite();
  holdClock();
  const day = 86_400_000;
  const admin = await registerAdmin(app);
  const toWednesday = (3 - clock().getUTCDay() + 7) % 7 || 7;
  const midnight = Math.floor(clock().getTime() / day) * day;
  // Tuesday at noon.
  pass(midnight + toWednesday * day - day / 2 - clock().getTime());
  await apply(app, await registerStranger(app));
  const mails = async (later: number) => {
    pass(later);
    await tell();
    return (await mailedTo(admin)).length;
  };
  const hour = day / 24;
  expect([
    await mails(0),
    // Wednesday at five, seven and eight, Thursday, Monday.
    await mails(17 * hour),
    await mails(2 * hour),
    await mails(hour),
    await mails(day),
    await mails(4 * day),
  ]).toEqual([0, 0, 1, 1, 1, 2]);
});
