import fc from 'fast-check';
import { suiteApp } from '../../../testing/app';
import { type Action, act, sequence } from '../../../testing/model/act';
import { check } from '../../../testing/model/check';
import { newModel } from '../../../testing/model/model';
import { worldOn } from '../../../testing/model/world';

/** Set another seed or more runs by hand; `MERITUM_SHAKE=1` adds races. */
const runs = { numRuns: 10, seed: 20_261_121, endOnFailure: true };

/** Half of the people are active, so that actions have something to act on. */
const beginning: Action[] = [
  ...[0, 1, 2, 3].map((person) => ({ kind: 'apply' as const, person })),
  ...[0, 1].map((person) => ({ kind: 'nominate' as const, person, thenPlans: true })),
  ...[1, 2, 3].map((person) => ({ kind: 'verify' as const, person, thenPlans: true })),
];

const suite = suiteApp();

test('random sequences lose, duplicate or change no rating, and break no rule of assignment', async () => {
  const { db } = suite().app.mongo;
  const used = ['nominations', 'assignments', 'judges', 'plans', 'outbox', 'audit'];
  const property = fc.asyncProperty(sequence, async (actions) => {
    for (const name of used) await db.collection(name).deleteMany({});
    const [world, model] = [worldOn(db), newModel()];
    await world.setJudging(true);
    for (const it of [...beginning, ...actions]) await act(world, model, it);
    await check(world, model);
  });
  await fc.assert(property, runs);
});
