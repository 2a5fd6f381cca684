import assert from 'node:assert/strict';
import type { Nomination } from '../../../nominations/nomination';
import { withdrawNomination } from '../../../nominations/nominator-actions';
import type { Assignment } from '../../assignment';
import { outcome, pick, type Race, ratingWhile } from './judging';
import type { Model } from './model';
import type { World } from './world';

/** Takes the account's nomination out of the contest, if it has one that it may withdraw. */
export function withdraw(world: World, accountId: string): Promise<string> {
  const { nominating, assigning } = world.process();
  const { judgedOf } = assigning.assignments;
  return outcome(
    withdrawNomination({ ...nominating, judgedOf }, { accountId, emailConfirmed: true }),
  );
}

/** A judge rates what its nominator withdraws at the same moment: never do both happen. */
export async function ratingOrWithdrawal(world: World, model: Model, race: Race): Promise<void> {
  const { assignmentId } = await pick(world, race.person, race.which);
  const assignments = await world.stored<Assignment>('assignments');
  const nominations = await world.stored<Nomination>('nominations');
  const rated = assignments.find(({ _id }) => _id === assignmentId);
  const owner = nominations.find(({ _id }) => _id === rated?.nominationId)?.submittedBy;
  await ratingWhile(world, model, race, async () => owner && withdraw(world, owner));
}

/** Nothing that was withdrawn is rated. */
export function checkWithdrawn(
  assignments: readonly Assignment[],
  nominations: ReadonlyMap<string, Nomination>,
): void {
  for (const { status, nominationId } of assignments)
    if (status === 'completed')
      assert.notEqual(nominations.get(nominationId)?.returned?.by, 'withdrawal');
}
