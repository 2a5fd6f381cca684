/** @jest-environment node */
import { defaultSeason } from '@meritum/shared/programme/season';
import { assignmentIdOf } from '../assignments/rules';
import { changedSince } from './deciding';
import { fingerprintOf } from './snapshot';

const now = new Date();
const planning = {
  stores: { plans: { findLastTurn: async () => 0 } },
  platform: { clock: () => now },
} as never;
const nothing = { judges: [], nominations: [], verifiedOnlyByConflicted: [], judgedBefore: [] };
const read = { _id: assignmentIdOf('j', 'n'), unread: false };
const maps = { judgesWanted: new Map(), own: new Map() };
const snapshot = { season: defaultSeason, ...nothing, ...maps, pairs: [read] } as never;

test.each([
  ['moves', true, ['which nominations judges have opened']],
  ['ends for another reason', false, []],
])('a plan that %s what a judge has opened since is out of date: %s', async (_, moved, changed) => {
  const released = [{ judge: 'j', nomination: 'n', moved }];
  const plan = {
    follows: 0,
    fingerprint: fingerprintOf(snapshot, now),
    content: { released },
  } as never;
  expect(await changedSince(planning, plan, snapshot)).toEqual(changed);
});
