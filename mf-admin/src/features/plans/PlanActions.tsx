import type { AssignmentPlan } from '@meritum/shared/contracts/plans';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { useQueryClient } from '@meritum/shared/query';
import { Button } from '@meritum/shared/ui/Button';
import { ConfirmAction } from '../confirm/ConfirmAction';
import { consoleKey } from '../console/ForgetOnLeaving';
import { pluralize } from '../facts/pluralize';
import styles from './Plans.module.css';
import { applyPlan, cancelPlan } from './requests';

interface Props {
  plan: AssignmentPlan;
  refresh(): unknown;
}

/** Applies or discards a preview. */
export function PlanActions({ plan, refresh }: Props) {
  const { answer, busy, run } = useAnsweredCall();
  const client = useQueryClient();
  const { may, outcome } = plan;
  const afterwards = async () => {
    await refresh();
    await client.invalidateQueries({ queryKey: [consoleKey, 'plans'] });
    await client.invalidateQueries({ queryKey: [consoleKey, 'coverage'] });
  };
  const cancel = () =>
    run(async () => {
      await cancelPlan(plan);
      await afterwards();
    }, 'Could not discard the plan.');
  return (
    <>
      <div className={styles.actions}>
        {may.apply && (
          <ConfirmAction
            question={{
              title: 'Apply this plan?',
              consequence: (
                <ul>
                  <li>
                    {pluralize(outcome?.added ?? 0, 'assignment is', 'assignments are')} added.
                  </li>
                  <li>
                    {pluralize(
                      outcome?.released ?? 0,
                      'pending assignment is',
                      'pending assignments are',
                    )}{' '}
                    removed. Submitted ratings stay.
                  </li>
                  {(outcome?.moved ?? 0) > 0 && (
                    <li>
                      {pluralize(outcome?.moved ?? 0, 'of these is', 'of these are')} exchanged:
                      judges get nominations that have too few judges for a result, in place of ones
                      that they have not opened. They are told by email.
                    </li>
                  )}
                  <li>Judges are told by email that they have nominations to rate.</li>
                </ul>
              ),
              confirm: 'Apply',
              act: () => applyPlan(plan),
              done: 'The plan is applied.',
              refresh: afterwards,
            }}
          >
            Apply...
          </ConfirmAction>
        )}
        {may.cancel && (
          <Button variant="secondary" busy={busy} busyLabel="One moment..." onClick={cancel}>
            {plan.state === 'planning' ? 'Cancel' : 'Discard'}
          </Button>
        )}
      </div>
      <FormAnswer answer={answer} />
    </>
  );
}
