import assert from 'node:assert/strict';
import type { Judge } from '../../src/modules/judges/judge';
import type { Nomination } from '../../src/modules/nominations/nomination';
import { applyPreview } from '../../src/modules/planning/deciding';
import { beginPreview, cancelPreview, makePreview } from '../../src/modules/planning/previews';
import type { StoredPlan } from '../../src/modules/planning/stored-plan';
import { seconds } from '../../src/platform/clock';
import { outcome } from './judging';
import type { Model } from './model';
import { capacity, type World } from './world';

/** An organiser previews a plan; completes before the next action. */
export async function preview(world: World, model: Model, asIfOpen: boolean): Promise<void> {
  const { planning } = world.process();
  const { plan, isNew } = await beginPreview(planning, { actor: world.admin, asIfOpen });
  // Another one that runs makes it.
  if (isNew) await makePreview(planning, plan);
  model.preview = plan._id;
}

export async function cancel(world: World, { preview: planId }: Model): Promise<void> {
  if (!planId) return;
  const said = await outcome(
    cancelPreview(world.process().planning, { actor: world.admin, planId }),
  );
  assert.ok(['done', 'failed-precondition'].includes(said), said);
}

/** Several organisers apply the last preview concurrently; each succeeds or is refused. */
export async function apply(world: World, model: Model, admins: number) {
  const { preview: planId } = model;
  if (!planId) return;
  const plans = await world.stored<StoredPlan>('plans');
  const opens = plans.some(
    ({ _id, state, opens }) => _id === planId && state === 'planned' && opens.length > 0,
  );
  const applying = async () => {
    const { planning, allocate } = world.process();
    const said = await outcome(applyPreview(planning, { actor: world.admin, planId }));
    assert.ok(['done', 'failed-precondition'].includes(said), said);
    if (said === 'done') await allocate();
    return said === 'done';
  };
  const done = await Promise.all(Array.from({ length: admins }, applying));
  if (!opens || !done.includes(true)) return;
  model.isOpen = true;
  model.closesAt = null;
  // Lets the seasons cached by the other process expire.
  world.pass(seconds(6));
}

/** A process takes a place and crashes before it writes the assignment. */
export async function dieWithPlace(world: World, model: Model): Promise<void> {
  const [judge] = await world.stored<Judge>('judges');
  const [nomination] = await world.stored<Nomination>('nominations');
  if (!judge || !nomination || judge.accountId === nomination.submittedBy) return;
  if (judge.organization === nomination.organization) return;
  const { season, _id: nominationId } = nomination;
  const place = { judgeId: judge._id, season, nominationId };
  const isTaken = await world.process().judging.judges.take(place, judge.capacity ?? capacity);
  if (isTaken) model.strays += 1;
}
