import type { AuditReply } from '@meritum/shared/contracts/audit';
import { askAs, judgeSeen, nominationSeen, sendAs } from '../../../testing/console';
import {
  apply,
  assignmentsOf,
  rate,
  recuse,
  registerAdmin,
  registerJudge,
  registerNominee,
} from '../../../testing/judges';
import { judging, judgingSuite } from '../../../testing/judging';

const suite = judgingSuite({ season: { 'rules.minimumRatings': 1, 'rules.plannedRatings': 1 } });

async function entryWithJudge() {
  const { app, admin } = suite();
  const { nominee, judge, first } = await judging(suite());
  const { nominationId } = nominee;
  const { id: judgeId } = await judgeSeen(app, admin, judge);
  const replace = (change = {}, who = admin) =>
    sendAs(app, who, 'judges/replace', {
      judgeId,
      nominationId,
      reason: 'Knows them well',
      ...change,
    });
  return { app, admin, nominationId, judge, judgeId, first, replace };
}

test('a judge is replaced for good: another one is assigned, and the pair never again', async () => {
  const { app, admin, nominationId, judge, judgeId, first, replace } = await entryWithJudge();
  const spare = await registerJudge(app, admin);
  expect((await replace()).statusCode).toBe(204);
  expect((await replace()).statusCode).toBe(204);
  expect(await assignmentsOf(app, judge)).toEqual([]);
  expect(await assignmentsOf(app, spare)).toMatchObject([{ organization: first.organization }]);
  const { judging: judged } = await nominationSeen(app, admin, nominationId);
  expect(
    judged?.judges.map((one) => [one.judgeId === judgeId, one.status, one.composite]).sort(),
  ).toEqual([
    [false, 'pending', null],
    [true, 'replaced', null],
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
])('what was %s is not replaced', async (_, act) => {
  const { app, judge, first, replace } = await entryWithJudge();
  await act(app, judge, first);
  expect((await replace()).statusCode).toBe(412);
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
    await replace({ judgeId: 'none' }),
    await replace({ nominationId: 'none' }),
    await replace({ reason: '  ' }),
    await replace({}, colleague),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 400, 403]);
  expect(replies.at(-1)?.json().message).toBe(
    'You have a conflict of interest with this nomination. Another organiser must decide.',
  );
});
