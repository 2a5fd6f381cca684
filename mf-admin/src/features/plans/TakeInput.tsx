import { download } from '@meritum/shared/client/download';
import type { AssignmentPlan } from '@meritum/shared/contracts/plans';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { Button } from '@meritum/shared/ui/Button';
import text from '../facts/text.module.css';

/** Downloads what an applied plan was made from. */
export function TakeInput({ plan: { id: planId } }: { plan: AssignmentPlan }) {
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
