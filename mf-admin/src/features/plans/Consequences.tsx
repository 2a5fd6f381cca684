import type { AssignmentPlan } from '@meritum/shared/contracts/plans';
import { pluralize } from '../facts/pluralize';
import { isTrial } from './labels';
import { LeftOut, Shortfall } from './Shortfall';

/** What applying a plan leads to; first what it leaves without a result. */
export function Consequences({ plan }: { plan: AssignmentPlan }) {
  const { added = 0, released = 0, moved = 0, mails = 0 } = plan.outcome ?? {};
  return (
    <>
      {plan.outcome && <Shortfall outcome={plan.outcome} />}
      <LeftOut leftOut={plan.leftOut} />
      <ul>
        {plan.opens.length > 0 && <li>Judges can rate from now on.</li>}
        {isTrial(plan) ? (
          <li>
            The judges are drawn when judging opens, by chance that nobody controls, and assigned
            automatically: about as many as in this preview. Organisers who contributed a value
            reveal it first.
          </li>
        ) : (
          <>
            <li>{pluralize(added, 'assignment is', 'assignments are')} added.</li>
            {released > 0 && (
              <li>
                {pluralize(released, 'pending assignment is', 'pending assignments are')} removed.
                Submitted ratings stay.
              </li>
            )}
            {moved > 0 && (
              <li>
                {pluralize(moved, 'of these is', 'of these are')} exchanged: judges get nominations
                that have too few judges for a result, in place of ones that they have not opened.
              </li>
            )}
            <li>{pluralize(mails, 'judge is', 'judges are')} told by email.</li>
          </>
        )}
      </ul>
    </>
  );
}
