import assert from 'node:assert/strict';
import type { Nomination } from '../../../nominations/nomination';
import { withdrawNomination } from '../../../nominations/nominator-actions';
import type { Assignment } from '../../assignment';
import { outcome, pick, type Race, ratingWhile } from './judging';
import type { Model } from './model';
import type { World } from './world';

/** Withdraws the account's nomination, if there is one that may be withdrawn. */
export function withdraw(world: World, accountId: string): Promise<string> {
  const { nominating, assigning } = world.process();
  const { judgedOf } = assigning.assignments;
  return outcome(
    withdrawNomination({ ...nominating, judgedOf }, { accountId, emailConfirmed: true }),
  );
}

/** A judge rates a nomination while its nominator withdraws it; never do both succeed. */
export async function ratingOrWithdrawal(world: World, model: Model, race: Race): Promise<void> {
  const { assignmentId } = await pick(world, race.person, race.which);
  const assignments = await world.stored<Assignment>('assignments');
  const nominations = await world.stored<Nomination>('nominations');
  const rated = assignments.find(({ _id }) => _id === assignmentId);
  const owner = nominations.find(({ _id }) => _id === rated?.nominationId)?.submittedBy;
  await ratingWhile(world, model, race, async () => owner && withdraw(world, owner));
}

/** No withdrawn nomination has a rating. */
export function checkWithdrawn(
  assignments: readonly Assignment[],
  nominations: ReadonlyMap<string, Nomination>,
): void {
  for (const { status, nominationId } of assignments)
    if (status === 'completed')
      assert.notEqual(nominations.get(nominationId)?.returned?.by, 'withdrawal');
}
