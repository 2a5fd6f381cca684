import type { AssignmentPlan } from '@meritum/shared/contracts/plans';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { useQueryClient } from '@meritum/shared/query';
import { Button } from '@meritum/shared/ui/Button';
import { ConfirmAction } from '../confirm/ConfirmAction';
import { consoleKey } from '../console/ForgetOnLeaving';
import { Consequences } from './Consequences';
import { inWords } from './labels';
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
  const { may } = plan;
  const opens = plan.opens.length > 0;
  const afterwards = async () => {
    await refresh();
    await client.invalidateQueries({ queryKey: [consoleKey, 'plans'] });
    await client.invalidateQueries({ queryKey: [consoleKey, 'coverage'] });
    if (plan.opens.length > 0)
      await client.invalidateQueries({ queryKey: [consoleKey, 'seasons'] });
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
              title: opens ? `Open judging of ${inWords(plan.opens)}?` : 'Apply this plan?',
              consequence: <Consequences plan={plan} />,
              confirm: opens ? 'Open judging' : 'Apply',
              act: () => applyPlan(plan),
              done: opens ? 'Judging is open.' : 'The plan is applied.',
              refresh: afterwards,
            }}
          >
            {opens ? 'Open judging...' : 'Apply...'}
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
