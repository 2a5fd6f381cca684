import type { AssignmentPlan, PlanOutcome } from '@meritum/shared/contracts/plans';
import { formatCount, pluralize } from '@meritum/shared/programme/format-count';
import { Fold } from '@meritum/shared/ui/Fold';
import { Facts } from '../facts/Facts';
import { Proofs } from '../facts/Proofs';

const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 2 });

/** A share in per cent; less than 1 is never rounded up to 100%. */
export const share = (value: number): string =>
  percent.format(value < 1 ? Math.min(value, 0.9999) : 1);

/** Such as `3,736 of 4,114, and no plan fills more`. */
function filledText({ places, maxPlaces }: PlanOutcome): string {
  const filled = `${formatCount(places.filled)} of ${formatCount(places.planned)}`;
  const isProven = places.filled < places.planned && maxPlaces === places.filled;
  return isProven ? `${filled}, and no plan fills more` : filled;
}

/** Why some nominations get less expertise than possible; undefined if none does. */
function belowText({ served }: PlanOutcome): string | undefined {
  const { noExchange, tooDear, laterStep } = served.below;
  const reasons = [
    noExchange > 0 && `${formatCount(noExchange)} that no exchange of judges would help`,
    tooDear > 0 && `${formatCount(tooDear)} that would cost the others too much`,
    laterStep > 0 && `${formatCount(laterStep)} through chance or to make ratings comparable`,
  ].filter((reason) => reason !== false);
  return reasons.length > 0 ? reasons.join(', ') : undefined;
}

const atLeast = (certainty: number) =>
  certainty < 1 ? `at least ${share(certainty)} of the best possible` : 'as good as possible';

/** A plan's effect in sentences, above its figures. */
export function inShort(outcome: PlanOutcome): string {
  const { added, mails, belowMinimum, largestLoads, shortfall } = outcome;
  const [largest] = largestLoads;
  return [
    added > 0 &&
      `${pluralize(added, 'new assignment')}, and ${pluralize(mails, 'judge is', 'judges are')} notified by email.`,
    largest && `No judge has more than ${pluralize(largest.load, 'nomination')}.`,
    shortfall
      ? ''
      : belowMinimum === 0
        ? 'Every nomination has enough judges for a result.'
        : `${pluralize(belowMinimum, 'nomination has', 'nominations have')} too few judges for a result.`,
  ]
    .filter(Boolean)
    .join(' ');
}

interface Props extends Pick<AssignmentPlan, 'digest'> {
  outcome: PlanOutcome;
}

/** A plan in figures; its hashes are folded. */
export function PlanQuality({ outcome, digest }: Props) {
  const { parts, draw, served } = outcome;
  return (
    <>
      <Fold summary="Figures">
        <Facts
          facts={[
            { label: 'New assignments', value: outcome.added },
            { label: 'Removed', value: outcome.released },
            { label: 'Assignments filled', value: filledText(outcome) },
            { label: 'Without a result', value: pluralize(outcome.belowMinimum, 'nomination') },
            { label: 'Quality', value: atLeast(outcome.certainty) },
            { label: 'Unchanged', value: outcome.kept },
            { label: 'Short of judges', value: outcome.uncovered },
            {
              label: 'Expertise of judges',
              value: `At least ${share(served.least)} of what each nomination could have`,
            },
            { label: 'Nominations below 98% of their best match', value: belowText(outcome) },
            {
              label: 'Ratings comparable',
              value: parts <= 1 ? 'Yes' : `In ${parts} groups that share no judge`,
            },
            {
              label: 'Decided by chance',
              value: draw && `${formatCount(draw.drawn)} of ${formatCount(outcome.added)}`,
            },
            {
              label: 'Most probable pair of judge and nomination',
              value: draw && share(draw.mostProbable),
            },
            {
              label: 'Quality among the pairs drawn',
              value: draw && atLeast(draw.certainty),
            },
          ]}
        />
      </Fold>
      <Proofs
        proofs={[
          {
            label: 'Random number of the draw',
            value: draw?.isTrial === false ? draw.seed : undefined,
          },
          { label: 'Fingerprint in the public log', value: digest },
        ]}
      />
    </>
  );
}
