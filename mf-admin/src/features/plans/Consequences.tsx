import type { AssignmentPlan } from '@meritum/shared/contracts/plans';
import { pluralize } from '../facts/pluralize';
import { isTrial } from './labels';

const opened = <li>Judges can rate from now on.</li>;

/** What applying a plan leads to. */
export function Consequences({ plan }: { plan: AssignmentPlan }) {
  if (isTrial(plan)) return <OfTrial />;
  const { added = 0, released = 0, moved = 0, mails = 0 } = plan.outcome ?? {};
  return (
    <ul>
      {plan.opens.length > 0 && opened}
      <li>{pluralize(added, 'assignment is', 'assignments are')} added.</li>
      {released > 0 && (
        <li>
          {pluralize(released, 'pending assignment is', 'pending assignments are')} removed.
          Submitted ratings stay.
        </li>
      )}
      {moved > 0 && (
        <li>
          {pluralize(moved, 'of these is', 'of these are')} exchanged: judges get nominations that
          have too few judges for a result, in place of ones that they have not opened.
        </li>
      )}
      <li>{pluralize(mails, 'judge is', 'judges are')} told by email.</li>
    </ul>
  );
}

/** What opening judging leads to while the season's seed is not known. */
const OfTrial = () => (
  <ul>
    {opened}
    <li>
      If no plan was made yet, texts and judges are fixed for the draw, and organisers can no longer
      contribute values to it.
    </li>
    <li>
      The plan is then drawn with the season’s seed and applied automatically: about as many
      assignments as in this preview. It waits until organisers who contributed a value have
      revealed it.
    </li>
  </ul>
);
