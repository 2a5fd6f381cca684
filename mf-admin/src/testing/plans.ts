import type { AssignmentPlan } from '@meritum/shared/contracts/plans';
import { answer } from '@meritum/shared/testing/factories';

/** A nomination in a list. */
export const about = (name: string) => ({
  nominationId: name,
  fullName: name,
  organization: `${name} Works`,
  category: 'AI',
});
const ada = about('Ada');

export const outcome = {
  added: 5,
  released: 1,
  kept: 4_109,
  uncovered: 1,
  belowMinimum: 1,
  places: { wanted: 4, planned: 6, filled: 5 },
  value: 99,
  bound: 100,
  certainty: 0.99997,
  certaintyBefore: 1,
  loads: { least: 0.25, most: 1 },
  largestLoads: [{ load: 24, share: 24 / 4_114, timesMedian: 2 }],
  maxPlaces: 6,
  served: { least: 1, below: { noExchange: 0, tooDear: 0, laterStep: 0 } },
  moved: 0,
  mails: 3,
  parts: 1,
  milliseconds: 1_240,
};

/** A judge's load in a plan. */
export const planned = (fullName: string, load: number, capacity: number, choseLess = false) => ({
  ...{ judgeId: fullName, fullName, added: 5, released: 1, load, capacity, choseLess },
});

/** A preview that can be applied. */
export const plan = (changed: Partial<AssignmentPlan>): AssignmentPlan => ({
  id: 'plan-1',
  season: '2026',
  state: 'planned',
  asIfOpen: false,
  opens: [],
  seed: 1,
  askedBy: { kind: 'account', id: 'account-1' },
  askedAt: '2026-09-04T09:00:00.000Z',
  appliedAt: null,
  outcome,
  digest: null,
  details: {
    nominations: [{ ...ada, added: 5, released: 1 }],
    judges: [planned('Grace', 7, 15)],
    uncovered: [
      {
        ...{ ...ada, has: 2, wanted: 2, planned: 3, reason: 'noRoom' as const },
        words: 'No judge without a conflict has room.',
      },
    ],
    weakest: [],
  },
  outdated: [],
  leftOut: null,
  may: { discard: true, apply: true, takeInput: false },
  ...changed,
});

/** A plan as the server's reply. */
export const answeredPlan = (name: 'getPlan' | 'previewPlan' | 'applyPlan', it: AssignmentPlan) =>
  answer(name, { body: { plan: it } });
