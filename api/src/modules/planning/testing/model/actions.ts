import type { Ratings } from '@meritum/shared/contracts/assignments';
import fc from 'fast-check';
import { capacity } from './world';

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
    kind: kinds('rate and recuse at once', 'rate and reject at once', 'rate and erase at once'),
    person,
    which,
    marks,
  }),
  fc.record({ kind: kinds('rate and withdraw at once'), person, which, marks }),
  fc.record({ kind: kinds('rate one that is not theirs'), person, marks }),
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
