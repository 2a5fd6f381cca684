import type { PlanOutcome } from '@meritum/shared/contracts/plans';
import { Facts } from '../facts/Facts';
import { largestLoadText, share } from './labels';

const atLeast = (certainty: number) =>
  certainty < 1 ? `at least ${share(certainty)}` : 'All of it';

/** How good a plan is, in numbers. */
export function PlanQuality({ outcome }: { outcome: PlanOutcome }) {
  const { places, loads, parts } = outcome;
  return (
    <Facts
      facts={[
        { label: 'New assignments', value: outcome.added },
        { label: 'Taken back', value: outcome.released },
        { label: 'Stay as they are', value: outcome.kept },
        { label: 'Places filled', value: `${places.filled} of ${places.planned}` },
        { label: 'Short of judges', value: outcome.uncovered },
        { label: 'Of these too short to decide', value: outcome.belowMinimum },
        { label: 'Of the best plan there can be', value: atLeast(outcome.certainty) },
        { label: 'Loads', value: `${share(loads.least)} to ${share(loads.most)} of capacity` },
        { label: 'Largest load', value: largestLoadText(outcome) },
        {
          label: 'Ratings comparable',
          value: parts <= 1 ? 'Yes' : `In ${parts} groups that share no judge`,
        },
        { label: 'Planned in', value: `${(outcome.milliseconds / 1_000).toFixed(1)} s` },
      ]}
    />
  );
}
