import { call } from '@meritum/shared/client/call';
import { download } from '@meritum/shared/client/download';
import type { AssignmentPlan } from '@meritum/shared/contracts/plans';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { Button } from '@meritum/shared/ui/Button';
import { LastChange } from '../audit/LastChange';
import { ConfirmAction } from '../confirm/ConfirmAction';
import { why } from '../confirm/question';
import { useReload } from '../console/ConsoleCache';
import text from '../facts/text.module.css';
import { Consequences } from './Consequences';
import { inWords } from './labels';

/** Acting all the same is explained; the server asks for it too. */
const all = { ...why, label: 'Why open judging all the same' };

/** Applies or discards a preview; of an applied plan, downloads its input. */
export function PlanActions({ plan }: { plan: AssignmentPlan }) {
  const { answer, busy, run } = useAnsweredCall();
  const reload = useReload();
  const { id: planId, may, outcome } = plan;
  const opens = plan.opens.length > 0;
  const isShort = opens && outcome?.shortfall !== undefined;
  const cancel = () =>
    run(async () => {
      await call('cancelPlan', { params: { planId } });
      await reload();
    }, 'Could not discard the plan.');
  return (
    <>
      <div className={text.row}>
        {may.apply && (
          <ConfirmAction
            question={{
              about: planId,
              title: opens ? `Open judging of ${inWords(plan.opens)}?` : 'Apply this plan?',
              consequence: <Consequences plan={plan} />,
              confirm: opens ? 'Open judging' : 'Apply',
              ...(isShort && { danger: true, reason: all }),
              act: (reason) =>
                call('applyPlan', { params: { planId }, body: reason ? { reason } : {} }),
              done: opens ? 'Judging is open.' : 'The plan is applied.',
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
      {answer?.kind === 'error' && <LastChange about={planId} />}
      {may.takeInput && <TakeInput planId={planId} />}
    </>
  );
}

/** Downloads what an applied plan was made from. */
function TakeInput({ planId }: { planId: string }) {
  const { answer, busy, run } = useAnsweredCall();
  const take = () =>
    run(
      () => download('exportPlanInput', `plan-${planId}.json`, { params: { planId } }),
      'Could not download the input.',
    );
  return (
    <>
      <p>
        With its input an auditor can compute this plan again. The file has no names and no texts,
        but tells who may have judged what: give it to nobody else. Each download is recorded.
      </p>
      <div className={text.row}>
        <Button variant="secondary" busy={busy} busyLabel="Downloading..." onClick={take}>
          Download input
        </Button>
      </div>
      <FormAnswer answer={answer} />
    </>
  );
}
