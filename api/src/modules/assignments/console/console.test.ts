import type { AuditReply } from '@meritum/shared/contracts/audit';
import { deleteAccount, haveLeft } from '../../../../testing/accounts';
import { askAs, callAs, judgeSeen, nominationSeen, sendAs } from '../../../../testing/console';
import {
  apply,
  assignmentsOf,
  rate,
  recuse,
  registerAdmin,
  registerJudge,
  registerNominee,
} from '../../../../testing/judges';
import { judging, judgingSuite } from '../../../../testing/judging';
import { asReader } from '../../../../testing/proposals';
import { changeSeason } from '../../../../testing/seasons';

const suite = judgingSuite({ season: { 'rules.minimumRatings': 1, 'rules.plannedRatings': 1 } });

async function entryWithJudge() {
  const { app, admin } = suite();
  const { nominee, judge, first } = await judging(suite());
  const { nominationId } = nominee;
  const replace = (change = {}, who = admin) =>
    asReader((named) =>
      sendAs(app, who, 'judges/replace', {
        assignmentId: first.id,
        nominationId,
        reason: 'Knows them well',
        ...change,
        ...named,
      }),
    );
  return { app, admin, nominationId, judge, first, replace };
}

test('a judge is replaced for good: another one is assigned, and the pair never again', async () => {
  const { app, admin, nominationId, judge, first, replace } = await entryWithJudge();
  const spare = await registerJudge(app, admin);
  const judgeToo = await registerAdmin(app);
  await haveLeft(app, judgeToo, judge.email);
  expect((await replace({}, judgeToo)).statusCode).toBe(403);
  expect((await nominationSeen(app, judgeToo, nominationId)).judging).toMatchObject({
    judges: [{ mayReplace: false }],
    readerRates: true,
  });
  expect((await replace()).statusCode).toBe(204);
  expect((await replace()).statusCode).toBe(204);
  expect(await assignmentsOf(app, judge)).toEqual([]);
  expect(await assignmentsOf(app, spare)).toMatchObject([{ organization: first.organization }]);
  const { judging: judged } = await nominationSeen(app, admin, nominationId);
  expect(
    judged?.judges.map((one) => [one.assignmentId === first.id, one.status, one.mayReplace]).sort(),
  ).toEqual([
    [false, 'pending', true],
    [true, 'replaced', false],
  ]);
  const query = { action: 'assignment.replaced' };
  const { entries } = (await askAs(app, admin, 'audit', query)).json<AuditReply>();
  expect(entries).toMatchObject([
    { reason: 'Knows them well', subject: { accountId: judge.accountId } },
  ]);
  expect(await judgeSeen(app, admin, judge)).toMatchObject({
    activity: { assigned: 0 },
    entries: [{ status: 'replaced' }],
  });
});

test('a nomination taken away from the only judge is not assigned to them again', async () => {
  const { app, judge, replace } = await entryWithJudge();
  await replace();
  await registerNominee(app, { organization: 'Moss' });
  expect(await assignmentsOf(app, judge)).toMatchObject([{ organization: 'Moss' }]);
});

test.each([
  ['rated', rate],
  ['given back', recuse],
])('an assignment that was %s is not replaced', async (_, act) => {
  const { app, judge, first, replace } = await entryWithJudge();
  await act(app, judge, first);
  expect((await replace()).statusCode).toBe(412);
});

test('a replacement is neither offered nor accepted once judging has ended, nor still waits', async () => {
  const { app, admin, nominationId, first, replace } = await entryWithJudge();
  const assignments = app.mongo.db.collection<{ _id: string }>('assignments');
  const { accountId: by } = await registerAdmin(app);
  const replacementProposed = { id: 'one', at: new Date(), by, reason: 'Knows them well' };
  const set = { closed: true, replacementProposed };
  await assignments.updateOne({ _id: first.id }, { $set: set });
  expect((await replace()).statusCode).toBe(412);
  const { judging: judged } = await nominationSeen(app, admin, nominationId);
  expect(judged?.judges).toMatchObject([{ mayReplace: false, replacementProposed: null }]);
  expect((await callAs(app, admin, 'listOpenDecisions')).json().decisions).toEqual([]);
});

test('of a concurrent rating and replacement exactly one succeeds', async () => {
  const { app, admin, nominationId, judge, first, replace } = await entryWithJudge();
  const [rated, replaced] = await Promise.all([rate(app, judge, first), replace()]);
  const { judging: judged } = await nominationSeen(app, admin, nominationId);
  const status = judged?.judges[0]?.status;
  expect([
    [200, 412, 'completed'],
    [404, 204, 'replaced'],
  ]).toContainEqual([rated.statusCode, replaced.statusCode, status]);
});

test('an unknown pair is not found, a reason is required, and an organiser with a conflict of interest is refused', async () => {
  const { app, first, replace } = await entryWithJudge();
  const colleague = await registerAdmin(app);
  await apply(app, colleague, { organization: first.organization });
  const replies = [
    await replace({ assignmentId: 'none' }),
    await replace({ nominationId: 'none' }),
    await replace({ reason: '  ' }),
    await replace({}, colleague),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 400, 403]);
  expect(replies.at(-1)?.json().message).toBe(
    'You have a conflict of interest with this nomination. Another organiser must decide.',
  );
});

describe('replacing more than two judges of an entry', () => {
  /** An entry with five judges who have not rated it. */
  async function entryWithFive() {
    const { app, admin } = suite();
    const made = await entryWithJudge();
    const { nominationId } = made;
    await changeSeason(app, { 'rules.plannedRatings': 5 });
    for (let index = 1; index < 5; index += 1) await registerJudge(app, admin);
    const other = await registerAdmin(app);
    const judges = async (by = other) =>
      (await nominationSeen(app, by, nominationId)).judging?.judges ?? [];
    const ids = (await judges()).map(({ assignmentId }) => assignmentId);
    const replaced = async () =>
      (await judges()).filter(({ status }) => status === 'replaced').length;
    return { ...made, admin, other, ids, judges, replaced };
  }

  test('takes two also when all are replaced at the same moment', async () => {
    const { app, admin, other, ids, replaced, replace, nominationId } = await entryWithFive();
    await Promise.all(ids.map((assignmentId) => replace({ assignmentId })));
    expect(await replaced()).toBe(2);
    const { judging: judged } = await nominationSeen(app, other, nominationId);
    expect(judged?.replacingTakesTwo).toBe(true);
    const third = judged?.judges.find(({ status }) => status === 'pending');
    expect(third?.replacementProposed).toMatchObject({
      ...{ by: admin.displayName, reason: 'Knows them well', isOwn: false },
    });
  });

  test('forgets who proposed it when their account is deleted', async () => {
    const { app, ids, judges, replaced, replace } = await entryWithFive();
    const leaver = await registerAdmin(app);
    for (const assignmentId of ids.slice(0, 3)) await replace({ assignmentId }, leaver);
    expect((await judges()).filter(({ replacementProposed }) => replacementProposed).length).toBe(
      1,
    );
    await deleteAccount(app, leaver);
    const stored = await app.mongo.db.collection('assignments').find().toArray();
    expect(JSON.stringify(stored)).not.toContain(leaver.accountId);
    expect((await judges()).every(({ replacementProposed }) => !replacementProposed)).toBe(true);
    await replace({ assignmentId: ids[2] });
    expect(await replaced()).toBe(2);
  });
});

test('the judges of an entry are numbered, and nothing there tells who they are', async () => {
  const { app, admin, nominationId, judge, first } = await entryWithJudge();
  const { id: judgeId, name } = await judgeSeen(app, admin, judge);
  await rate(app, judge, first);
  const seen = await nominationSeen(app, admin, nominationId);
  expect(seen.judging?.judges).toMatchObject([{ number: 1, status: 'completed' }]);
  const shown = JSON.stringify(seen);
  expect(
    [judgeId, name, judge.email, judge.accountId].filter((one) => shown.includes(one)),
  ).toEqual([]);
});
