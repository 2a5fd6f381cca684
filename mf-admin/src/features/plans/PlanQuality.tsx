import type { AssignmentPlan, PlanOutcome } from '@meritum/shared/contracts/plans';
import { Facts } from '../facts/Facts';
import { Fold } from '../facts/Fold';
import { Proofs } from '../facts/Proofs';
import { pluralize } from '../facts/pluralize';
import { belowText, filledText, leastServedText, mostText, share } from './labels';

const atLeast = (certainty: number) =>
  certainty < 1 ? `at least ${share(certainty)} of the best possible` : 'as good as possible';

interface Props extends Pick<AssignmentPlan, 'digest'> {
  outcome: PlanOutcome;
}

/** A plan in numbers; what binds it is folded. */
export function PlanQuality({ outcome, digest }: Props) {
  const { parts, draw } = outcome;
  return (
    <>
      <Facts
        facts={[
          { label: 'New assignments', value: outcome.added },
          { label: 'Removed', value: outcome.released },
          { label: 'Emails to judges', value: outcome.mails },
          { label: 'Assignments filled', value: filledText(outcome) },
          { label: 'Without a result', value: pluralize(outcome.belowMinimum, 'nomination') },
          { label: 'Most for one judge', value: mostText(outcome) },
        ]}
      />
      <Fold summary="Details">
        <Facts
          facts={[
            { label: 'Quality', value: atLeast(outcome.certainty) },
            { label: 'Unchanged', value: outcome.kept },
            { label: 'Short of judges', value: outcome.uncovered },
            { label: 'Expertise of judges', value: leastServedText(outcome) },
            { label: 'Nominations below 98 % of their best match', value: belowText(outcome) },
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
              label: 'Quality of the pool before the draw',
              value: draw && atLeast(draw.certainty),
            },
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
