import type { AssignmentPlan, PlanOutcome } from '@meritum/shared/contracts/plans';
import { Facts } from '../facts/Facts';
import { belowText, filledText, largestLoadText, leastServedText, share } from './labels';

const atLeast = (certainty: number) =>
  certainty < 1 ? `at least ${share(certainty)}` : 'Equally good';

interface Props extends Pick<AssignmentPlan, 'digest'> {
  outcome: PlanOutcome;
}

/** The quality of a plan in numbers, and what binds it. */
export function PlanQuality({ outcome, digest }: Props) {
  const { loads, parts, draw } = outcome;
  return (
    <Facts
      facts={[
        { label: 'New assignments', value: outcome.added },
        { label: 'Removed', value: outcome.released },
        { label: 'Reassigned before being opened', value: outcome.moved || undefined },
        { label: 'Unchanged', value: outcome.kept },
        { label: 'Emails to judges', value: outcome.mails },
        { label: 'Planned assignments filled', value: filledText(outcome) },
        { label: 'Short of judges', value: outcome.uncovered },
        { label: 'Of these below the minimum of ratings', value: outcome.belowMinimum },
        {
          label: 'Compared with the best plan of the same coverage',
          value: atLeast(outcome.certainty),
        },
        { label: 'Expertise of judges', value: leastServedText(outcome) },
        { label: 'Nominations below 98 % of their best match', value: belowText(outcome) },
        { label: 'Decided by chance', value: draw && `${draw.drawn} of ${outcome.added}` },
        {
          label: 'Most probable pair of judge and nomination',
          value: draw && share(draw.mostProbable),
        },
        {
          label: 'Expertise given up, mostly for chance',
          value: draw && `at most ${share(1 - outcome.certainty)}`,
        },
        {
          label: 'Quality of the pool before the draw',
          value: draw && atLeast(draw.certainty),
        },
        {
          label: 'Seed of the draw',
          value: draw?.isTrial === false ? <code>{draw.seed}</code> : undefined,
        },
        { label: 'Digest in the public log', value: digest ? <code>{digest}</code> : undefined },
        { label: 'Loads', value: `${share(loads.least)} to ${share(loads.most)} of capacity` },
        { label: 'Largest load', value: largestLoadText(outcome) },
        {
          label: 'Ratings comparable',
          value: parts <= 1 ? 'Yes' : `In ${parts} groups that share no judge`,
        },
        { label: 'Time taken', value: `${(outcome.milliseconds / 1_000).toFixed(1)} s` },
      ]}
    />
  );
}
