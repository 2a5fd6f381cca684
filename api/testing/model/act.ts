import type { Ratings } from '@meritum/shared/contracts/assignments';
import fc from 'fast-check';
import { remindJudges } from '../../src/modules/assignments/upkeep';
import { changePreferences, submitApplication } from '../../src/modules/judges/commands';
import { submitNomination } from '../../src/modules/nominations/submitting';
import { judgeApplication, ratings } from '../judges';
import { nominationForm } from '../nominations';
import {
  deciding,
  outcome,
  rating,
  ratingOrWithdrawal,
  ratingWhile,
  somebody,
  stepBack,
  withdraw,
} from './judging';
import type { Model } from './model';
import { apply, cancel, dieWithPlace, preview } from './planning';
import { capacity, capacity as planned, type World, week } from './world';

const all = (world: World) => world.process().allocate();

async function nominate(world: World, person: number): Promise<void> {
  const nominator = somebody(world, person);
  const form = nominationForm({ organization: nominator.organization });
  await outcome(submitNomination(world.process().nominating, { nominator, form, key: undefined }));
}

async function applyToJudge(world: World, person: number): Promise<void> {
  const applicant = somebody(world, person);
  const form = judgeApplication({ organization: applicant.organization });
  await outcome(submitApplication(world.process().judging, { applicant, form }));
}

/** Plans after an action, unless the process ends before that. */
async function then(world: World, { thenPlans }: { thenPlans: boolean }, work: Promise<unknown>) {
  await work;
  if (thenPlans) await all(world);
}

/** Erases a person as deleting the account does; the same person returns with a new account. */
async function erase(world: World, person: number): Promise<void> {
  const leaver = somebody(world, person);
  const { started } = world.process();
  const about = { _id: leaver.accountId, email: leaver.email, addresses: [] };
  for (const name of ['nominations', 'judges', 'assignments'])
    for (const { erase: from } of Object.values(
      started.find((it) => it.name === name)?.personalData ?? {},
    ))
      if (typeof from === 'function') await from(about);
  world.people[person] = { ...leaver, accountId: `${leaver.accountId}'` };
}

/** Performs an action and compares the answers with the model. */
export async function act(world: World, model: Model, it: Action): Promise<unknown> {
  switch (it.kind) {
    case 'nominate':
      return then(world, it, nominate(world, it.person));
    case 'withdraw':
      return then(world, it, withdraw(world, somebody(world, it.person).accountId));
    case 'apply':
      return applyToJudge(world, it.person);
    case 'verify':
    case 'reject':
      return then(world, it, deciding(world, it.person, it.kind === 'verify'));
    case 'erase':
      return erase(world, it.person);
    case 'rate':
      return rating(world, model, it, [it.marks]);
    case 'rate from two tabs':
      return rating(world, model, it, [it.marks, it.other, it.marks]);
    case 'recuse':
      return then(world, it, stepBack(world, model, it.person, it.which));
    case 'rate and reject at once':
      return ratingWhile(world, model, it, () => deciding(world, it.person, false));
    case 'rate and erase at once':
      return ratingWhile(world, model, it, () => erase(world, it.person));
    case 'rate and withdraw at once':
      return ratingOrWithdrawal(world, model, it);
    case 'set capacity': {
      const { judging } = world.process();
      const { capacity } = it;
      return outcome(changePreferences(judging, somebody(world, it.person), { capacity }, planned));
    }
    case 'open judging':
    case 'close judging':
      model.isOpen = it.kind === 'open judging';
      model.closesAt = null;
      return world.setJudging(model.isOpen);
    case 'set the judging date':
      model.isOpen = true;
      model.closesAt = new Date(world.clock().getTime() + week / 2);
      return world.setJudging(true, model.closesAt);
    case 'a week passes':
      world.pass(week);
      return remindJudges(world.process().assigning);
    case 'preview':
    case 'preview as if open':
      return preview(world, model, it.kind === 'preview as if open');
    case 'cancel the preview':
      return cancel(world, model);
    case 'apply the preview':
      return apply(world, model, 1);
    case 'two admins apply':
      return apply(world, model, 2);
    case 'preview and apply':
      await preview(world, model, false);
      return apply(world, model, 1);
    case 'two preview and apply': {
      const other = { ...model };
      await Promise.all([preview(world, model, false), preview(world, other, false)]);
      return Promise.all([apply(world, model, 1), apply(world, other, 1)]);
    }
    case 'apply and rate at once': {
      const race = { person: 1, which: 0, marks: ratings(3, 3, 3, 3) };
      return ratingWhile(world, model, race, () => apply(world, model, 1));
    }
    case 'two processes plan':
      return Promise.all([all(world), all(world)]);
    case 'a process dies planning':
      return dieWithPlace(world, model);
  }
}

const person = fc.integer({ min: 0, max: 3 });
const which = fc.integer({ min: 0, max: capacity - 1 });
const mark = fc.integer({ min: 1, max: 10 });
const marks: fc.Arbitrary<Ratings> = fc.record(
  { innovation: mark, methodology: mark, execution: mark, results: mark },
  // Like those of a request.
  { noNullPrototype: true },
);

const kinds = <const Kind extends string>(...names: Kind[]) => fc.constantFrom(...names);

/** What judges, admins, the clock and dying processes do. */
const action = fc.oneof(
  fc.record({ kind: kinds('apply', 'erase'), person }),
  fc.record({
    kind: kinds('nominate', 'withdraw', 'verify', 'reject'),
    person,
    thenPlans: fc.boolean(),
  }),
  { weight: 4, arbitrary: fc.record({ kind: kinds('rate'), person, which, marks }) },
  fc.record({ kind: kinds('rate from two tabs'), person, which, marks, other: marks }),
  fc.record({ kind: kinds('recuse'), person, which, thenPlans: fc.boolean() }),
  fc.record({
    kind: kinds('rate and reject at once', 'rate and erase at once'),
    person,
    which,
    marks,
  }),
  fc.record({ kind: kinds('rate and withdraw at once'), person, which, marks }),
  fc.record({
    kind: kinds('set capacity'),
    person,
    capacity: fc.integer({ min: 0, max: capacity }),
  }),
  fc.record({
    kind: kinds('open judging', 'close judging', 'set the judging date', 'a week passes'),
  }),
  fc.record({ kind: kinds('preview', 'preview as if open', 'cancel the preview') }),
  fc.record({ kind: kinds('apply the preview', 'two admins apply', 'apply and rate at once') }),
  fc.record({ kind: kinds('preview and apply', 'two preview and apply') }),
  fc.record({ kind: kinds('two processes plan', 'a process dies planning') }),
);
export type Action = typeof action extends fc.Arbitrary<infer Of> ? Of : never;

export const sequence = fc.array(action, { minLength: 20, maxLength: 40 });
