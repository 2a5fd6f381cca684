import type { AssignmentsReply } from '../shared/contracts/assignments';
import { awardTiers, criteria } from '../shared/programme/season';
import { forAll, size } from './contestants';
import type { Somebody, Stage } from './stage';

/** All ratings by entrant's name, each as the sum of its scores. */
export type Given = Map<string, number[]>;

const tenOrLess = (value: number) => Math.min(10, Math.max(1, Math.round(value)));

/** Mean ratings between 5.2 and 9.6, by judges who differ by about a point. */
function ratingsBy(judge: number, entry: number) {
  const worth = 5.2 + (4.4 * entry) / (size.entries - 1);
  const score = (index: number) =>
    tenOrLess(worth + (((judge * 7 + entry * 13 + index * 5) % 11) - 5) / 4);
  return Object.fromEntries(criteria.map(({ key }, at) => [key, score(at)]));
}

const pendingOf = async (stage: Stage, { accessToken: token }: Somebody) => {
  const { assignments } = await stage.ask<AssignmentsReply>('getTechJudgeAssignments', { token });
  return assignments.filter(({ status }) => status === 'pending');
};

/** Lets every judge rate their assignments, and records the ratings. */
export async function rateAll(stage: Stage, judges: readonly Somebody[], given: Given) {
  await forAll([...judges.entries()], async ([index, judge]) => {
    for (const { id, fullName } of await pendingOf(stage, judge)) {
      const ratings = ratingsBy(index, Number(fullName.split(' ')[1]));
      const token = judge.accessToken;
      const body = { assignmentId: id, ratings };
      await stage.ask('submitTechAssignmentRating', { token, id, body });
      const sum = Object.values(ratings).reduce((total, one) => total + one, 0);
      given.set(fullName, [...(given.get(fullName) ?? []), sum]);
    }
  });
}

/** A judge recuses themselves from their first entry. */
export async function stepBack(stage: Stage, judge: Somebody) {
  const [first] = await pendingOf(stage, judge);
  if (!first) throw new Error(`${judge.fullName} has nothing to judge`);
  const body = { reason: 'work-together', details: '' };
  await stage.ask('recuseTechAssignment', { token: judge.accessToken, id: first.id, body });
}

/** The expected awards, computed from the ratings: best first, then by name. */
export function winnersOf(given: Given) {
  return [...given]
    .map(([fullName, sums]) => {
      const score = sums.reduce((total, one) => total + one, 0) / (criteria.length * sums.length);
      return { fullName, score, badge: awardTiers.find(({ from }) => score >= from)?.name };
    })
    .filter(({ badge }) => badge !== undefined)
    .sort((a, b) => b.score - a.score || (a.fullName < b.fullName ? -1 : 1))
    .map(({ fullName, badge }) => ({ fullName, badge }));
}
