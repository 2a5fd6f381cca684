import type { AssignmentPlan } from '@meritum/shared/contracts/plans';
import { Badge } from '@meritum/shared/ui/Badge';
import { formatCount } from '@meritum/shared/ui/formatCount';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Notice } from '@meritum/shared/ui/Notice';
import { Spinner } from '@meritum/shared/ui/Spinner';
import { ConsoleLink } from '../console/ConsoleLink';
import { consolePath } from '../console/screens';
import { Panel } from '../facts/Panel';
import { pluralize } from '../facts/pluralize';
import { planStateWords, refusalOf, stageLabels } from './labels';
import { PlanActions } from './PlanActions';
import { PlanChanges } from './PlanChanges';
import { PlanQuality } from './PlanQuality';
import { usePlan } from './requests';
import { TakeInput } from './TakeInput';

/** One plan: progress, changes and quality. */
export function PlanPanel({ planId }: { planId: string }) {
  const query = usePlan(planId);
  const refusal = refusalOf(query.error);
  if (refusal) return <Notice kind="info">{refusal}</Notice>;
  return (
    <Loaded query={query} what="the plan">
      {(plan) => (
        <Panel title="The plan" actions={<Badge>{planStateWords[plan.state]}</Badge>}>
          <Progress plan={plan} />
          {plan.outcome?.draw?.isTrial && (
            <Notice kind="info" title="This is a trial draw">
              The season’s seed is not known yet. The real plan gives other judges to nominations,
              about as many and as suitable. A trial cannot be applied.{' '}
              <ConsoleLink to={consolePath('season')}>See the draw on Season</ConsoleLink>
            </Notice>
          )}
          {plan.outcome && <PlanQuality outcome={plan.outcome} digest={plan.digest} />}
          {plan.outcome && <Moves moved={plan.outcome.moved ?? 0} />}
          <PlanActions plan={plan} refresh={query.refetch} />
          {plan.may.takeInput && <TakeInput plan={plan} />}
          {plan.details && <PlanChanges details={plan.details} />}
        </Panel>
      )}
    </Loaded>
  );
}

/** Why a plan takes assignments from judges who could keep them. */
function Moves({ moved }: { moved: number }) {
  if (moved === 0) return null;
  return (
    <Notice kind="info" title={`${pluralize(moved, 'assignment is', 'assignments are')} exchanged`}>
      Some nominations have too few judges for a result, and no judge has room. So judges give up
      nominations that they have not opened, from those with judges to spare, as few as possible and
      by chance. What a judge has opened or rated stays.
    </Notice>
  );
}

const endings: Partial<Record<AssignmentPlan['state'], string>> = {
  applied: 'This plan was applied.',
  cancelled: 'This plan was discarded. Nothing was changed.',
  failed: 'This plan failed. Nothing was changed. Preview another one.',
};

function Progress({ plan: { state, progress } }: { plan: AssignmentPlan }) {
  if (progress) {
    const steps = progress.steps > 0 ? `, step ${formatCount(progress.steps)}` : '';
    return <Spinner label={`${stageLabels[progress.stage]}${steps}...`} />;
  }
  if (state === 'applying') return <Spinner label="Assigning judges..." />;
  const ending = endings[state];
  return ending ? <p role="status">{ending}</p> : null;
}
