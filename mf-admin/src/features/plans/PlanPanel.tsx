import type { AssignmentPlan } from '@meritum/shared/contracts/plans';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { pluralize } from '@meritum/shared/programme/format-count';
import { Badge } from '@meritum/shared/ui/Badge';
import { Button } from '@meritum/shared/ui/Button';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Notice } from '@meritum/shared/ui/Notice';
import { Spinner } from '@meritum/shared/ui/Spinner';
import { OrganisersOnly } from '../access/role';
import { inWords } from '../facts/inWords';
import { Panel } from '../facts/Panel';
import text from '../facts/text.module.css';
import { isTrial, madeBy, planStateWords, refusalOf } from './labels';
import { PlanActions } from './PlanActions';
import { PlanChanges } from './PlanChanges';
import { inShort, PlanQuality } from './PlanQuality';
import { usePlan, usePreview } from './requests';
import { LeftOut, Shortfall } from './Shortfall';

export function PlanPanel({ planId }: { planId: string }) {
  const query = usePlan(planId);
  const refusal = refusalOf(query.error);
  if (refusal) return <Notice kind="info">{refusal}</Notice>;
  const outcome = query.data && madeBy(query.data.plan);
  return (
    <Loaded query={query} what="the plan">
      {({ plan }) => (
        <Panel
          title={plan.opens.length > 0 ? `Open judging of ${inWords(plan.opens)}` : 'The plan'}
          actions={<Badge>{planStateWords[plan.state]}</Badge>}
        >
          <Progress plan={plan} />
          {plan.state === 'planned' && <p className={text.words}>{inShort(plan.outcome)}</p>}
          {plan.outdated.length > 0 && <Outdated {...plan} />}
          {plan.state === 'planned' && <Shortfall outcome={plan.outcome} />}
          <LeftOut leftOut={plan.leftOut} />
          {isTrial(plan) && plan.state !== 'applied' && (
            <Notice kind="info" title="The judges are not drawn yet">
              Other judges will get these nominations, about as many and as suitable.{' '}
              {plan.opens.length > 0
                ? 'They are drawn once judging is open.'
                : 'This preview cannot be applied.'}
            </Notice>
          )}
          {outcome && <PlanQuality outcome={outcome} digest={plan.digest} />}
          {outcome?.moved ? (
            <Notice
              kind="info"
              title={`${pluralize(outcome.moved, 'assignment is', 'assignments are')} exchanged`}
            >
              Some nominations have too few judges for a result, and no judge can take more. So
              judges give up unopened nominations that have judges to spare. A draw decides which,
              and they are as few as possible. Nominations that a judge has opened or rated stay.
            </Notice>
          ) : null}
          <PlanActions plan={plan} />
          {plan.details && (
            <PlanChanges details={plan.details} asked={plan.outcome.places.planned} />
          )}
        </Panel>
      )}
    </Loaded>
  );
}

/** Changes since a preview was made, and a button for a new preview. */
function Outdated({ season, opens, outdated }: AssignmentPlan) {
  const { answer, busy, preview } = usePreview(season);
  // Without categories the preview would open judging everywhere.
  const asked = opens.length > 0 ? { asIfOpen: true, categories: opens } : { asIfOpen: false };
  return (
    <>
      <Notice
        kind="warning"
        title="This preview is out of date"
        action={
          <OrganisersOnly>
            <Button
              variant="secondary"
              busy={busy}
              busyLabel="Planning..."
              onClick={() => preview(asked)}
            >
              Preview again
            </Button>
          </OrganisersOnly>
        }
      >
        What has changed: {inWords(outdated)}.
      </Notice>
      <FormAnswer answer={answer} />
    </>
  );
}

function doneText(plan: AssignmentPlan): string {
  const { opens, outcome } = plan;
  const opened = opens.length > 0 ? `Judging of ${inWords(opens)} is open. ` : '';
  if (isTrial(plan))
    return `${opened}Judges are drawn automatically and appear in a plan of their own.`;
  const { added, mails } = outcome;
  return `${opened || 'This plan was applied. '}${pluralize(added, 'assignment')}, ${pluralize(mails, 'mail')}.`;
}

/** The state of a plan that is no longer a preview. */
function Progress({ plan }: { plan: AssignmentPlan }) {
  const { state, outcome } = plan;
  if (state === 'applying') {
    const assigns = !isTrial(plan) && outcome.added > 0;
    return <Spinner label={assigns ? 'Assigning judges...' : 'Opening judging...'} />;
  }
  if (state === 'planned') return null;
  return (
    <p role="status">
      {state === 'applied' ? doneText(plan) : 'This plan was discarded. Nothing was changed.'}
    </p>
  );
}
