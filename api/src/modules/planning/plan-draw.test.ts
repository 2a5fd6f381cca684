import { auditSeen } from '../../../testing/console';
import { drawSuite, refused } from '../../../testing/draws';
import { applyPlan, listedPlans, previewedPlan } from '../../../testing/plans';
import { setJudging } from '../../../testing/seasons';
import { testChain } from '../draw/testing-relay';

const { suite, draws, published, assigned, recorded, organiser } = drawSuite();
const ada = () => organiser(0);

test('processes that ask for the first plan at once get one draw', async () => {
  const { app } = suite();
  const fixings = async () =>
    (await recorded()).filter(([action]) => action === 'draw.fixed').length;
  const before = await fixings();
  await setJudging(app, true);
  const both = [suite().commands(), suite().commands()];
  await Promise.all(both.map(({ allocate }) => allocate()));
  expect([(await fixings()) - before, await assigned()]).toEqual([1, 2]);
  const { seed } = await published();
  const plans = await app.mongo.db.collection('plans').find().toArray();
  for (const { outcome, turn } of plans) expect(outcome.draw.seed).toBe(`${seed}\n${turn}`);
});

test('the same situation is drawn alike, and the plan that is applied is the one that was drawn', async () => {
  const { app } = suite();
  await setJudging(app, true);
  const [{ id }, again] = [await previewedPlan(app, ada()), await previewedPlan(app, ada())];
  const stored = app.mongo.db.collection<{ _id: string; content: { added: object } }>('plans');
  const [one, other] = await Promise.all([id, again.id].map((_id) => stored.findOne({ _id })));
  expect(one?.content.added).toEqual(other?.content.added);
  expect((await applyPlan(app, ada(), id)).statusCode).toBe(200);
  const { seed } = await published();
  const made = (await listedPlans(app, ada())).find((plan) => plan.id === id);
  expect([made?.outcome?.draw?.seed, await assigned()]).toEqual([`${seed}\n1`, 2]);
  const [entry] = await auditSeen(app, ada(), { action: 'plan.applied' });
  expect(entry?.after).toMatchObject({ drawSeed: `${seed}\n1`, mostProbable: 0.5 });
});

test('before the seed is known a preview is a trial that nobody can apply', async () => {
  const { app } = suite();
  await published();
  const beacon = { chain: testChain, round: null, signature: null, omittedAt: null };
  await draws().updateOne({}, { $set: { beacon } });
  const early = await previewedPlan(app, ada(), { asIfOpen: true });
  expect([early.outcome?.draw?.isTrial, (await published()).root]).toEqual([true, null]);
  await setJudging(app, true);
  const trial = await previewedPlan(app, ada());
  expect(trial.outcome?.draw?.isTrial).toBe(true);
  expect(await applyPlan(app, ada(), trial.id)).toMatchObject(
    refused(412, 'This plan cannot be applied'),
  );
  expect([await assigned(), (await published()).fixedAt !== null]).toEqual([0, true]);
});
