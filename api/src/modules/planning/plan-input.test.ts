import { randomBytes } from 'node:crypto';
import type { LogEntriesReply, LogHeadReply } from '@meritum/shared/contracts/log';
import { verifyPlan } from '@meritum/shared/merit/assign/verify-plan';
import type { Person } from '../../../testing/accounts';
import { askAs, auditSeen } from '../../../testing/console';
import { drawSuite, refused } from '../../../testing/draws';
import { promoted, registerNominee } from '../../../testing/judges';
import { assignmentsIn } from '../../../testing/judging';
import { applyPlan, listedPlans, planSeen, previewedPlan } from '../../../testing/plans';
import { appendToLog } from '../../../testing/public-log';
import { closed } from '../../../testing/results';
import { openNominations, setJudging } from '../../../testing/seasons';
import { after, days } from '../../platform/clock';
import { tidyPlans } from './routes';

const { suite, plan, organiser, openJudging } = drawSuite();
const ada = () => organiser(0);

beforeEach(async () => {
  const { db } = suite().app.mongo;
  for (const name of ['planInputs', 'log', 'logHeads', 'results'])
    await db.collection(name).deleteMany({});
  await openNominations(suite().app, 'Technology');
});

const inputs = () => suite().app.mongo.db.collection('planInputs');
const listed = () => listedPlans(suite().app, ada());
const take = (id = '', who: Person = ada()) => askAs(suite().app, who, `plans/${id}/input`);

/** Closes judging of the only contest with entries. */
async function closeJudging() {
  await setJudging(suite().app, false);
  await closed(suite().app, ada());
}

/** Digests of applied plans in the public log. */
async function logged(): Promise<string[]> {
  await appendToLog(suite());
  const { head } = (await suite().app.inject('/api/log/head')).json<LogHeadReply>();
  const url = `/api/log/entries?from=0&to=${head?.size}`;
  const { entries } = (await suite().app.inject(url)).json<LogEntriesReply>();
  return entries.filter(({ kind }) => kind === 'judges assigned').map(({ digest }) => digest);
}

const takenBy = async () =>
  (await auditSeen(suite().app, ada(), { action: 'plan.exported' })).map(({ actor, subject }) => [
    actor.id,
    subject?.id,
  ]);

test('an auditor makes the applied plan again from its input, and finds it in log and trail', async () => {
  await openJudging();
  const [made] = await listed();
  const digests = await logged();
  await closeJudging();
  const reply = await take(made?.id);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([
    200,
    expect.stringContaining('application/json'),
  ]);
  const again = verifyPlan(reply.body);
  expect(again).toMatchObject({
    isSame: true,
    broken: [],
    made: 2,
    seed: made?.outcome?.draw?.seed,
    digest: made?.digest,
  });
  expect(digests).toEqual([made?.digest]);
  const [entry] = await auditSeen(suite().app, ada(), { action: 'plan.applied' });
  expect(entry?.after).toMatchObject({ digest: made?.digest });
  expect(await takenBy()).toContainEqual([ada().accountId, made?.id]);
  // The input has no name, address, employer or text.
  const { nominations, judges } = JSON.parse(reply.body).input;
  expect(Object.keys({ ...nominations[0], ...judges[0] }).sort()).toEqual(
    ['active', 'capacity', 'categories', 'category', 'emails', 'expertise', 'id', 'people'].concat([
      'planned',
      'text',
      'wanted',
    ]),
  );
  for (const word of ['@', 'Makers', 'Builders']) expect(reply.body).not.toContain(word);
});

test('nobody gets the input while judges can still be assigned, or with a conflict of interest', async () => {
  const { app } = suite();
  await openJudging();
  const [made] = await listed();
  const early = [await take(made?.id), await take('0'.repeat(24))];
  expect(early).toMatchObject([refused(412, 'after judging has ended'), { statusCode: 404 }]);
  const shown = async () => (await planSeen(app, ada(), made?.id ?? '')).may;
  expect((await shown()).takeInput).toBe(false);
  const taken = await takenBy();
  const nominee = await registerNominee(app, { organization: 'Conflicted Works' });
  await promoted(app, nominee);
  await closeJudging();
  expect((await take(made?.id, nominee)).statusCode).toBe(403);
  expect(await takenBy()).toEqual(taken);
  expect((await shown()).takeInput).toBe(true);
  await app.mongo.db.collection('nominations').deleteOne({ organization: 'Conflicted Works' });
});

test('a preview keeps its input until it is discarded; the plan of two processes has one', async () => {
  const { app } = suite();
  await setJudging(app, true);
  const [{ id: one }, { id: other }] = [
    await previewedPlan(app, ada()),
    await previewedPlan(app, ada()),
  ];
  const both = await Promise.all([one, one].map((id) => applyPlan(app, ada(), id)));
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await Promise.all([suite(), suite()].map((it) => it.commands().allocate()));
  expect(await assignmentsIn(app).countDocuments({ status: 'pending' })).toBe(2);
  const kept = async () => (await inputs().find().toArray()).map(({ planId }) => planId).sort();
  expect(await kept()).toEqual([one, other].sort());
  expect((await logged()).length).toBe(1);

  const { planning } = suite().commands();
  const at = (later: number) => ({
    ...planning,
    platform: { ...planning.platform, clock: () => after(suite().clock(), later) },
  });
  await tidyPlans(at(days(2)));
  expect(await kept()).toEqual([one]);
  await tidyPlans(at(days(731)));
  expect(await kept()).toEqual([]);
  await closeJudging();
  expect(await take(one)).toMatchObject(refused(404, 'or its data was removed two years after'));
});

test('a trial and a plan that changes nothing keep no input', async () => {
  const { app } = suite();
  await previewedPlan(app, ada(), { asIfOpen: true });
  expect(await inputs().countDocuments()).toBe(0);
  await openJudging();
  const before = await inputs().countDocuments();
  await plan();
  await previewedPlan(app, ada());
  expect([before, await inputs().countDocuments()]).toEqual([1, 1]);
});

test('an input beyond what one document holds is kept whole', async () => {
  const { planInputs } = suite().commands().planning.stores;
  const bytes = randomBytes(17_000_000);
  await planInputs.insert({ planId: 'large', hash: 'a', bytes }, suite().clock());
  expect((await planInputs.find({ planId: 'large', hash: 'a' }))?.equals(bytes)).toBe(true);
  expect(await planInputs.find({ planId: 'large', hash: 'b' })).toBeNull();
});
