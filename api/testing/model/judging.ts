import assert from 'node:assert/strict';
import type { Ratings } from '@meritum/shared/contracts/assignments';
import { verificationNotes } from '@meritum/shared/contracts/judges';
import { limits } from '@meritum/shared/contracts/limits';
import type { Assignment } from '../../src/modules/assignments/assignment';
import { assignmentsOf, rate } from '../../src/modules/assignments/commands';
import { recuse } from '../../src/modules/assignments/recusal';
import { decideJudge } from '../../src/modules/judges/verification';
import type { Nomination } from '../../src/modules/nominations/nomination';
import { withdrawNomination } from '../../src/modules/nominations/nominator-actions';
import { DomainError } from '../../src/platform/errors/domain-error';
import { isOpenNow, type Model } from './model';
import type { Somebody, World } from './world';

const recusal = { reason: 'work-together', details: '' } as const;

/** 'done' or the code of the refusal; rethrows every other failure. */
export async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

export const somebody = ({ people }: World, at: number) => people[at] as Somebody;

/** The id of one of the person's listed assignments, if there is one. */
async function pick(world: World, at: number, index: number) {
  const actor = somebody(world, at);
  const opened = await assignmentsOf(world.process().assigning, actor).catch(() => []);
  return { actor, assignmentId: opened[index]?.assignment._id };
}

/** Rates an assignment from as many tabs as there are ratings. */
export async function rating(
  world: World,
  model: Model,
  { person, which }: { person: number; which: number },
  given: Ratings[],
): Promise<void> {
  const { actor, assignmentId } = await pick(world, person, which);
  if (!assignmentId) return;
  const before = model.rated.get(assignmentId);
  const rated = (ratings: Ratings) =>
    outcome(rate(world.process().assigning, { actor, assignmentId, ratings }));
  const outcomes = await Promise.all(given.map(rated));
  const done = given.filter((_, index) => outcomes[index] === 'done');
  if (before) for (const ratings of done) assert.deepEqual(ratings, before);
  else if (!isOpenNow(model, world))
    assert.deepEqual(
      outcomes,
      given.map(() => 'failed-precondition'),
    );
  else assert.ok(done.length > 0, `One of ${outcomes} must be taken`);
  // All accepted ratings are equal.
  const same = before ?? done[0];
  for (const ratings of done) assert.deepEqual(ratings, same);
  if (same) model.rated.set(assignmentId, same);
}

async function hasRecusalsLeft(world: World, { recused }: Model, accountId: string) {
  const all = await world.stored<Assignment>('assignments');
  const theirs = all.filter((one) => one.accountId === accountId && recused.has(one._id));
  return theirs.length < limits.recusalsPerSeason;
}

export async function stepBack(world: World, model: Model, person: number, which: number) {
  const { actor, assignmentId } = await pick(world, person, which);
  if (!assignmentId) return;
  const mayRecuse =
    !model.rated.has(assignmentId) && (await hasRecusalsLeft(world, model, actor.accountId));
  const said = await outcome(recuse(world.process().assigning, { actor, assignmentId, recusal }));
  assert.equal(said, mayRecuse ? 'done' : 'failed-precondition');
  if (said === 'done') model.recused.add(assignmentId);
}

interface Race {
  person: number;
  which: number;
  marks: Ratings;
}

/** Rates while something else happens to the judge; an accepted rating stays. */
export async function ratingWhile(
  world: World,
  model: Model,
  { person, which, marks }: Race,
  other: () => Promise<unknown>,
): Promise<void> {
  const { actor, assignmentId } = await pick(world, person, which);
  const asked = assignmentId && { actor, assignmentId, ratings: marks };
  const known = assignmentId ? model.rated.get(assignmentId) : undefined;
  const [said] = await Promise.all([
    asked && !known ? outcome(rate(world.process().assigning, asked)) : 'nothing to rate',
    other(),
  ]);
  if (said === 'done' && assignmentId) model.rated.set(assignmentId, marks);
}

export function deciding(world: World, person: number, isVerified: boolean): Promise<string> {
  const notes = verificationNotes[isVerified ? 'verified' : 'rejected'];
  const verification = { judgeEmail: somebody(world, person).email, isVerified, notes };
  const admin = { command: 'test' };
  return outcome(decideJudge(world.process().judging, { admin, verification }));
}

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
