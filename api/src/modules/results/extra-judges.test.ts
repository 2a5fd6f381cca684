import type { AuditReply } from '@meritum/shared/contracts/audit';
import type { Person } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { apply, registerAdmin, registerStranger, decide as verify } from '../../testing/judges';
import { decide, preview, ratedContest, technology } from '../../testing/results';
import { setJudging } from '../../testing/seasons';
import type { Assignment } from '../assignments/assignment';

const suite = suiteApp();
let [one]: Person[] = [];
beforeAll(async () => {
  one = await registerAdmin(suite().app);
});
const ada = () => one as Person;

/** Ratings that scatter by a point around a middle, as calibration needs it. */
const around = (middle: number) =>
  Array.from({ length: 20 }, (_, place) => middle + ((place % 3) - 1));

const pendingOf = (nominationId: string) =>
  suite()
    .app.mongo.db.collection<Assignment>('assignments')
    .countDocuments({ nominationId, status: 'pending' });

async function nearACut() {
  const { app } = suite();
  const nominees = await ratedContest(app, { Clear: around(5), Near: around(7), Low: around(3) });
  for (let made = 0; made < 7; made++) {
    const judge = await registerStranger(app);
    await apply(app, judge);
    await verify(app, ada(), judge, 'verified');
  }
  return nominees;
}

test('borderline entries are given more judges, by the frozen rule, once', async () => {
  const { app } = suite();
  const nominees = await nearACut();
  const { entries, revision, checks } = await preview(app, ada());
  const flagged = entries.filter(({ isBorderline }: { isBorderline: boolean }) => isBorderline);
  expect(flagged.map(({ fullName }: { fullName: string }) => fullName)).toEqual(['Near']);
  expect(checks).toContainEqual({
    ...{ name: 'borderline entries asked for', isMet: false, isRequired: true, count: 1 },
  });
  const early = await decide(app, ada(), 'closing', { ...technology, revision });
  expect(early.json().message).toBe('This has to be settled first: borderline entries asked for.');
  const shut = await decide(app, ada(), 'extra-judges', { ...technology, revision });
  expect(shut.statusCode).toBe(412);

  await setJudging(app, true);
  const asked = await decide(app, ada(), 'extra-judges', { ...technology, revision });
  expect(asked.json()).toMatchObject({ entries: 1, contest: { extraJudgesFor: 1, state: 'open' } });
  // Each is planned 22 judges and has 20; the one near the cut has five more than those.
  expect([
    await pendingOf(nominees.Near.nominationId),
    await pendingOf(nominees.Clear.nominationId),
  ]).toEqual([5, 2]);
  const again = await decide(app, ada(), 'extra-judges', { ...technology, revision });
  expect(again.json()).toMatchObject({
    entries: 0,
    assignments: 0,
    contest: { extraJudgesFor: 1 },
  });
  const { authorized: headers } = ada();
  const query = { action: 'results.extra-judges-asked' };
  const { entries: recorded } = (
    await app.inject({ url: '/api/admin/audit', headers, query })
  ).json<AuditReply>();
  expect(recorded.map(({ action, actor, after }) => [action, actor.id, after])).toEqual([
    ['results.extra-judges-asked', ada().accountId, expect.anything()],
  ]);
  expect((await preview(app, ada())).checks).toContainEqual({
    ...{ name: 'borderline entries asked for', isMet: true, isRequired: true, count: 0 },
  });
});
