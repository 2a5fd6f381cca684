import { assignmentIdOf, isExcluded, isLive } from '../assignments/rules';
import { assignmentsFor, withdraw } from './apply-plan';
import type { Planning } from './context';
import type { PlanningSnapshot } from './snapshot';

/**
 * Repairs assignments and judges' documents that an interruption left inconsistent.
 * @returns whether anything was written
 */
export async function reconcile(context: Planning, snapshot: PlanningSnapshot): Promise<boolean> {
  const { judges, pairs, season } = snapshot;
  const judging = new Set(judges.map(({ _id }) => _id));
  const submitted = new Map(snapshot.nominations.map((it) => [it._id, it]));
  const known = new Map(pairs.map((pair) => [pair._id, pair]));
  let isRepaired = false;
  for (const pair of pairs) {
    if (pair.status !== 'pending') continue;
    if (judging.has(pair.judgeId) && submitted.has(pair.nominationId)) continue;
    await withdraw(context, pair, season.id);
    isRepaired = true;
  }
  for (const judge of judges) {
    const places = judge.places.find((one) => one.season === season.id);
    for (const nominationId of places?.nominations ?? []) {
      const pair = known.get(assignmentIdOf(judge._id, nominationId));
      if (pair && isLive(pair)) continue;
      const forGood = pair !== undefined && isExcluded(pair);
      const nomination = submitted.get(nominationId);
      const place = { judgeId: judge._id, season: season.id, nominationId };
      if (!forGood && nomination)
        await context.assignments.addAll(assignmentsFor(context, judge, [nomination]));
      else await context.judges.release(place, forGood);
      isRepaired = true;
    }
  }
  return isRepaired;
}
