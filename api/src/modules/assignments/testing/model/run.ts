import { act } from './act';
import type { Action } from './actions';
import { check } from './check';
import { newModel } from './model';
import type { World } from './world';

/** Runs a sequence in a world and checks it. Throws when world and model disagree. */
export async function live(world: World, actions: Action[]): Promise<void> {
  const model = newModel();
  await world.setJudging(true);
  // Starts with half of the people active, so that actions have something to act on.
  for (const person of [0, 1, 2, 3]) await act(world, model, { kind: 'apply', person });
  for (const person of [0, 1])
    await act(world, model, { kind: 'nominate', person, thenPlans: true });
  for (const person of [1, 2, 3])
    await act(world, model, { kind: 'verify', person, thenPlans: true });
  for (const it of actions) await act(world, model, it);
  await check(world, model);
}
