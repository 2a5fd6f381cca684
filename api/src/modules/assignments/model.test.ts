import { compositeOf, type Ratings } from '@meritum/shared/contracts/assignments';
import { verificationNotes } from '@meritum/shared/contracts/judges';
import fc from 'fast-check';
import type { Person } from '../../platform/authorisation/actor';
import { after, days } from '../../platform/clock';
import { DomainError } from '../../platform/errors/domain-error';
import { suiteApp } from '../../testing/app';
import { testConfig } from '../../testing/config';
import { judgeApplication } from '../../testing/judges';
import { nominationForm } from '../../testing/nominations';
import { changeSeason, setJudging } from '../../testing/seasons';
import { submitApplication } from '../judges/commands';
import type { Judge } from '../judges/judge';
import { decideJudge } from '../judges/verification';
import { composeForCommands } from '../modules';
import { submitNomination } from '../nominations/commands';
import type { Nomination } from '../nominations/nomination';
import type { Assignment } from './assignment';
import { assignmentsOf, rate } from './commands';
import { recuse } from './recusal';
import { remindJudges } from './upkeep';

/** `npm run bench -- judging-model` runs many more. */
const runs = Number(process.env.MODEL_RUNS ?? 15);
jest.setTimeout(60_000 + runs * 5_000);

const suite = suiteApp();
const capacity = 2;

/** Four people of three organizations; each may nominate and judge. */
const people: readonly (Person & { organization: string })[] = [0, 1, 2, 3].map((at) => ({
  accountId: `person-${at}`,
  email: `person@works-${at}.example`,
  emailConfirmed: true,
  displayName: `Person ${at}`,
  role: 'user',
  organization: `Works ${at % 3}`,
}));

const person = fc.integer({ min: 0, max: people.length - 1 });
const which = fc.integer({ min: 0, max: capacity - 1 });
const mark = fc.integer({ min: 1, max: 10 });
const marks: fc.Arbitrary<Ratings> = fc.record({
  innovation: mark,
  methodology: mark,
  execution: mark,
  results: mark,
});

const action = fc.oneof(
  fc.record({ kind: fc.constant('nominate' as const), person }),
  fc.record({ kind: fc.constant('apply' as const), person }),
  fc.record({ kind: fc.constantFrom('verify' as const, 'reject' as const), person }),
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('rate' as const), person, which, marks }) },
  fc.record({
    kind: fc.constant('rate from two tabs' as const),
    person,
    which,
    marks,
    other: marks,
  }),
  fc.record({ kind: fc.constant('recuse' as const), person, which }),
  fc.record({ kind: fc.constant('rate and recuse at once' as const), person, which, marks }),
  fc.record({ kind: fc.constant('rate one that is not theirs' as const), person, marks }),
  fc.record({ kind: fc.constantFrom('open' as const, 'close' as const) }),
  fc.record({ kind: fc.constant('a week passes' as const) }),
  fc.record({
    kind: fc.constantFrom('two plan at once' as const, 'a process dies planning' as const),
  }),
);
type Action = typeof action extends fc.Arbitrary<infer Of> ? Of : never;

/** What was answered as done, and so must never be otherwise again. */
interface Model {
  rated: Map<string, Ratings>;
  recused: Set<string>;
  isOpen: boolean;
}

function world() {
  const { app } = suite();
  let shift = 0;
  const clock = () => after(suite().clock(), shift);
  // Season changes are seen at once: each action has its own composition, as each process would.
  const process = () => composeForCommands(app.mongo.db, { config: testConfig(), clock });
  const stored = <Of extends { _id: string }>(name: string) => app.mongo.db.collection<Of>(name);
  return { app, process, stored, pass: () => (shift += days(7)) };
}
type World = ReturnType<typeof world>;

/** 'done', or the code of the refusal; every other failure fails the test. */
async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

const pick = async ({ process }: World, at: number, place: number) => {
  const actor = people[at] as Person;
  const opened = await assignmentsOf(process().assigning, actor).catch(() => []);
  return { actor, opened, chosen: opened[place]?.assignment };
};

async function rating(world: World, model: Model, at: number, place: number, given: Ratings[]) {
  const { actor, chosen } = await pick(world, at, place);
  if (!chosen) return;
  const before = model.rated.get(chosen._id);
  const outcomes = await Promise.all(
    given.map((ratings) =>
      outcome(rate(world.process().assigning, { actor, assignmentId: chosen._id, ratings })),
    ),
  );
  const done = given.filter((_, index) => outcomes[index] === 'done');
  if (!before && !model.isOpen) expect(outcomes).toEqual(given.map(() => 'failed-precondition'));
  else expect(done.length).toBeGreaterThanOrEqual(before ? 0 : 1);
  // Whatever was taken is one and the same rating.
  const same = before ?? done[0];
  for (const ratings of done) expect(ratings).toEqual(same);
  if (same) model.rated.set(chosen._id, same);
}

async function act(world: World, model: Model, it: Action): Promise<void> {
  const { process, stored } = world;
  switch (it.kind) {
    case 'nominate': {
      const nominator = people[it.person] as (typeof people)[number];
      const form = nominationForm({ organization: nominator.organization });
      await outcome(submitNomination(process().nominating, { nominator, form, key: undefined }));
      await process().allocate();
      return;
    }
    case 'apply': {
      const applicant = people[it.person] as (typeof people)[number];
      const form = judgeApplication({ organization: applicant.organization });
      await outcome(submitApplication(process().judging, { applicant, form }));
      return;
    }
    case 'verify':
    case 'reject': {
      const isVerified = it.kind === 'verify';
      const notes = verificationNotes[isVerified ? 'verified' : 'rejected'];
      const judgeEmail = people[it.person]?.email ?? '';
      const verification = { judgeEmail, isVerified, notes };
      await outcome(decideJudge(process().judging, { admin: { command: 'test' }, verification }));
      await process().allocate();
      return;
    }
    case 'rate':
      return rating(world, model, it.person, it.which, [it.marks]);
    case 'rate from two tabs':
      return rating(world, model, it.person, it.which, [it.marks, it.other, it.marks]);
    case 'recuse': {
      const { actor, chosen } = await pick(world, it.person, it.which);
      if (!chosen) return;
      const recusal = { reason: 'work-together', details: '' } as const;
      const said = await outcome(
        recuse(process().assigning, { actor, assignmentId: chosen._id, recusal }),
      );
      expect(said).toBe(model.rated.has(chosen._id) ? 'failed-precondition' : 'done');
      if (said === 'done') model.recused.add(chosen._id);
      await process().allocate();
      return;
    }
    case 'rate and recuse at once': {
      const { actor, chosen } = await pick(world, it.person, it.which);
      if (!chosen || model.rated.has(chosen._id)) return;
      const assignmentId = chosen._id;
      const recusal = { reason: 'work-together', details: '' } as const;
      const [rated, recused] = await Promise.all([
        outcome(rate(process().assigning, { actor, assignmentId, ratings: it.marks })),
        outcome(recuse(process().assigning, { actor, assignmentId, recusal })),
      ]);
      expect([rated, recused].filter((said) => said === 'done')).toHaveLength(1);
      if (rated === 'done') model.rated.set(assignmentId, it.marks);
      else model.recused.add(assignmentId);
      return;
    }
    case 'rate one that is not theirs': {
      const actor = people[it.person] as Person;
      const other = await stored<Assignment>('assignments').findOne({
        accountId: { $ne: actor.accountId },
      });
      if (!other) return;
      const asked = { actor, assignmentId: other._id, ratings: it.marks };
      expect(['not-found', 'permission-denied']).toContain(
        await outcome(rate(process().assigning, asked)),
      );
      return;
    }
    case 'open':
    case 'close':
      model.isOpen = it.kind === 'open';
      return setJudging(world.app, model.isOpen);
    case 'a week passes':
      world.pass();
      return remindJudges(process().assigning);
    case 'two plan at once':
      await Promise.all([process().allocate(), process().allocate()]);
      return;
    case 'a process dies planning': {
      const judge = await stored<Judge>('judges').findOne({});
      const nomination = await stored<Nomination>('nominations').findOne({});
      if (!judge || !nomination || judge.accountId === nomination.submittedBy) return;
      if (judge.organization === nomination.organization) return;
      const { season, _id: nominationId } = nomination;
      const place = { judgeId: judge._id, season, nominationId };
      await process().judging.judges.take(place, capacity);
      return;
    }
  }
}

async function check({ stored }: World, model: Model): Promise<void> {
  const all = await stored<Assignment>('assignments').find().toArray();
  const judges = new Map(
    (await stored<Judge>('judges').find().toArray()).map((it) => [it._id, it]),
  );
  const nominations = new Map(
    (await stored<Nomination>('nominations').find().toArray()).map((it) => [it._id, it]),
  );
  const completed = all.filter(({ status }) => status === 'completed');
  const kept = completed.map(({ _id, evaluation }) => [_id, evaluation?.ratings]);
  // Nothing lost, doubled, changed or made up.
  expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(model.rated));
  for (const { evaluation } of completed)
    expect(evaluation?.composite).toBe(evaluation && compositeOf(evaluation.ratings));
  for (const it of all) {
    const [judge, nomination] = [judges.get(it.judgeId), nominations.get(it.nominationId)];
    expect(judge?.accountId).not.toBe(nomination?.submittedBy);
    expect(judge?.organization).not.toBe(nomination?.organization);
    expect(model.recused.has(it._id)).toBe(it.status === 'recused');
  }
  for (const judge of judges.values()) {
    const live = all.filter(
      ({ judgeId, status }) =>
        judgeId === judge._id && (status === 'pending' || status === 'completed'),
    );
    expect(live.length).toBeLessThanOrEqual(capacity);
    if (judge.places.season === '') continue;
    const places = live.map(({ nominationId }) => nominationId).sort();
    expect([judge.places.load, [...judge.places.nominations].sort()]).toEqual([
      places.length,
      places,
    ]);
  }
}

test(`${runs} random sequences lose, double or change no rating, and break no rule of who judges what`, async () => {
  const { app } = suite();
  await changeSeason(app, { 'planning.capacityPerJudge': capacity });
  const names = ['nominations', 'assignments', 'judges', 'outbox', 'audit'];
  const sequence = fc.array(action, { minLength: 20, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(sequence, async (actions) => {
      for (const name of names) await app.mongo.db.collection(name).deleteMany({});
      await setJudging(app, true);
      const made = world();
      const model: Model = { rated: new Map(), recused: new Set(), isOpen: true };
      // Half of what there can be is there from the start, so that the rest meets something.
      for (const [at] of people.entries()) await act(made, model, { kind: 'apply', person: at });
      for (const at of [0, 1]) await act(made, model, { kind: 'nominate', person: at });
      for (const at of [1, 2, 3]) await act(made, model, { kind: 'verify', person: at });
      for (const it of actions) await act(made, model, it);
      await act(made, model, { kind: 'two plan at once' });
      await check(made, model);
    }),
    { numRuns: runs, seed: Number(process.env.MODEL_SEED ?? 20261121) },
  );
});
