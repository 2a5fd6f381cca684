import type { AssignmentPlan, PlanOutcome } from '@meritum/shared/contracts/plans';
import { Facts } from '../facts/Facts';
import { Fold } from '../facts/Fold';
import { Proofs } from '../facts/Proofs';
import { pluralize } from '../facts/pluralize';
import { belowText, filledText, largestLoadText, leastServedText, share } from './labels';

const atLeast = (certainty: number) =>
  certainty < 1 ? `at least ${share(certainty)} of the best possible` : 'as good as possible';

interface Props extends Pick<AssignmentPlan, 'digest'> {
  outcome: PlanOutcome;
}

/** A plan in numbers; what binds it is folded. */
export function PlanQuality({ outcome, digest }: Props) {
  const { loads, parts, draw } = outcome;
  return (
    <>
      <Facts
        facts={[
          { label: 'New assignments', value: outcome.added },
          { label: 'Removed', value: outcome.released },
          { label: 'Emails to judges', value: outcome.mails },
          { label: 'Planned assignments filled', value: filledText(outcome) },
          { label: 'Without a result', value: pluralize(outcome.belowMinimum, 'nomination') },
          { label: 'Largest load', value: largestLoadText(outcome) },
          { label: 'Quality', value: atLeast(outcome.certainty) },
        ]}
      />
      <Fold summary="Details">
        <Facts
          facts={[
            { label: 'Unchanged', value: outcome.kept },
            { label: 'Reassigned before being opened', value: outcome.moved || undefined },
            { label: 'Short of judges', value: outcome.uncovered },
            { label: 'Expertise of judges', value: leastServedText(outcome) },
            { label: 'Nominations below 98 % of their best match', value: belowText(outcome) },
            { label: 'Loads', value: `${share(loads.least)} to ${share(loads.most)} of capacity` },
            {
              label: 'Ratings comparable',
              value: parts <= 1 ? 'Yes' : `In ${parts} groups that share no judge`,
            },
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
            { label: 'Time taken', value: `${(outcome.milliseconds / 1_000).toFixed(1)} s` },
          ]}
        />
      </Fold>
      <Proofs
        proofs={[
          { label: 'Seed of the draw', value: draw?.isTrial === false ? draw.seed : undefined },
          { label: 'Digest in the public log', value: digest },
        ]}
      />
    </>
  );
}
