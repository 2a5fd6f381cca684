import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { Button } from '@meritum/shared/ui/Button';
import { Checkbox } from '@meritum/shared/ui/Checkbox';
import { useState } from 'react';
import { Panel } from '../facts/Panel';
import { useSeasonShown } from '../season/useSeasonShown';
import { PlanPanel } from './PlanPanel';
import styles from './Plans.module.css';
import { PlansList } from './PlansList';
import { previewPlan } from './requests';
import type { AssignmentsView } from './view';

/** Previews and applies assignment plans. */
export function Planning(view: AssignmentsView) {
  const { values, change } = view;
  const { answer, busy, run } = useAnsweredCall();
  const season = useSeasonShown();
  const [asIfOpen, setAsIfOpen] = useState(false);
  const begin = () =>
    run(
      async () => change({ plan: (await previewPlan(season, asIfOpen)).id }),
      'Could not start planning.',
    );
  return (
    <>
      <Panel title="New plan">
        <p className={styles.words}>
          Judges are assigned automatically when they are available and ratings are missing. A
          preview shows what the next plan would change. Nothing changes until you apply it.
        </p>
        <Checkbox
          label="Plan as if judging were open in every category"
          checked={asIfOpen}
          onChange={(event) => setAsIfOpen(event.target.checked)}
        />
        <p className={styles.facts}>
          Shows ahead of time whether there are enough judges. Such a plan cannot be applied.
        </p>
        <div>
          <Button busy={busy} busyLabel="Starting..." onClick={begin}>
            Preview a plan
          </Button>
        </div>
        <FormAnswer answer={answer} />
      </Panel>
      {values.plan && <PlanPanel key={values.plan} planId={values.plan} />}
      <PlansList {...view} />
    </>
  );
}
