import type { AssignmentPlan } from '@meritum/shared/contracts/plans';
import { isInContest } from '../nominations/rules';
import { judgingOpen } from '../seasons/rules';
import type { Previews } from './previews';
import type { PlanningSnapshot } from './snapshot';
import type { StoredPlan } from './stored-plan';

/** Who takes no part in a plan, by what is missing. */
export async function leftOutOf(
  { nominations, judges, clock }: Pick<Previews, 'nominations' | 'judges' | 'clock'>,
  { opens = [] }: Pick<StoredPlan, 'opens'>,
  { season }: PlanningSnapshot,
): Promise<NonNullable<AssignmentPlan['leftOut']>> {
  const [entries, states] = await Promise.all([
    nominations.shortOfSeason(season.id),
    judges.judgeStates(season.id),
  ]);
  const isPlanned = (category: string) =>
    opens.includes(category) || judgingOpen(season, category, clock());
  // Without an answer a judge is not verified, or no longer judges.
  const verified = states.filter(({ answer }) => answer !== null);
  return {
    nominationsUnconfirmed: entries.filter(
      (entry) =>
        entry.status === 'UNDER_REVIEW' && !isInContest(entry) && isPlanned(entry.category),
    ).length,
    judgesUnconfirmed: verified.filter(({ isLeftOut }) => isLeftOut).length,
    judgesNotAgreed: verified.filter(
      ({ isLeftOut, answer }) => !isLeftOut && (answer === 'asked' || answer === 'not-asked'),
    ).length,
  };
}
