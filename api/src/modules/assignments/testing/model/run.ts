import { act } from './act';
import type { Action } from './actions';
import { check } from './check';
import { newModel } from './model';
import type { World } from './world';

/** Lives a sequence in a world, and checks it. Throws where the world and the model disagree. */
export async function live(world: World, actions: Action[]): Promise<void> {
  const model = newModel();
  await world.setJudging(true);
  // Half of what there can be is there from the start, so that the rest meets something.
  for (const person of [0, 1, 2, 3]) await act(world, model, { kind: 'apply', person });
  for (const person of [0, 1])
    await act(world, model, { kind: 'nominate', person, thenPlans: true });
  for (const person of [1, 2, 3])
    await act(world, model, { kind: 'verify', person, thenPlans: true });
  for (const it of actions) await act(world, model, it);
  await check(world, model);
}
