import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { Button } from '@meritum/shared/ui/Button';
import { Panel } from '../facts/Panel';
import text from '../facts/text.module.css';
import { useSeasonShown } from '../season/useSeasonShown';
import { OpenJudging } from './OpenJudging';
import { PlanPanel } from './PlanPanel';
import { PlansList } from './PlansList';
import { isCurrent, previewPlan, usePlans } from './requests';
import type { AssignmentsView } from './view';

/** Previews and applies assignment plans, and so opens judging. */
export function Planning(view: AssignmentsView) {
  const { values, change } = view;
  const { answer, busy, run } = useAnsweredCall();
  // After a reload, or on another organiser's screen, the preview that is open is found again.
  const season = useSeasonShown();
  const newest = usePlans('').data?.plans.find(isCurrent);
  const planId = values.plan || newest?.id;
  const begin = () =>
    run(
      async () => change({ plan: await previewPlan(season, { asIfOpen: false }) }),
      'Could not start planning.',
    );
  return (
    <>
      {planId && <PlanPanel key={planId} planId={planId} onPlan={(plan) => change({ plan })} />}
      <OpenJudging {...view} />
      <Panel title="Next assignments">
        <p className={text.words}>
          Where judging is open, judges are assigned automatically when they are available and
          ratings are missing. A preview shows what would change. Nothing changes until you apply
          it.
        </p>
        <div>
          <Button variant="secondary" busy={busy} busyLabel="Starting..." onClick={begin}>
            Preview the next assignments
          </Button>
        </div>
        <FormAnswer answer={answer} />
      </Panel>
      <PlansList {...view} />
    </>
  );
}
