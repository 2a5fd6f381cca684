import { assignmentIdOf } from '../rules';
import { assignmentsFor, type CarryingOut, withdraw } from './carrying-out';
import type { Situation } from './situation';

/**
 * Brings assignments and the places of judges into step, whatever was interrupted.
 * @returns whether anything had to be written
 */
export async function mend(context: CarryingOut, situation: Situation): Promise<boolean> {
  const { judges, pairs, season } = situation;
  const judging = new Set(judges.map(({ _id }) => _id));
  const submitted = new Map(situation.nominations.map((it) => [it._id, it]));
  const known = new Map(pairs.map((pair) => [pair._id, pair]));
  let isMended = false;
  for (const pair of pairs) {
    if (pair.status !== 'pending') continue;
    if (judging.has(pair.judgeId) && submitted.has(pair.nominationId)) continue;
    await withdraw(context, pair, season.id);
    isMended = true;
  }
  for (const judge of judges) {
    if (judge.places.season !== season.id) continue;
    for (const nominationId of judge.places.nominations) {
      const status = known.get(assignmentIdOf(judge._id, nominationId))?.status;
      if (status === 'pending' || status === 'completed') continue;
      const nomination = submitted.get(nominationId);
      const place = { judgeId: judge._id, season: season.id, nominationId };
      if (status !== 'recused' && nomination)
        await context.assignments.addAll(assignmentsFor(context, judge, [nomination]));
      else await context.judges.release(place, status === 'recused');
      isMended = true;
    }
  }
  return isMended;
}
