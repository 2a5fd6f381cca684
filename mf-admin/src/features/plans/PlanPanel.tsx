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
import { inWords, isTrial, planStateWords, refusalOf, stageLabels } from './labels';
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
        <Panel title={titleOf(plan)} actions={<Badge>{planStateWords[plan.state]}</Badge>}>
          <Progress plan={plan} />
          {isTrial(plan) && plan.state !== 'applied' && (
            <Notice kind="info" title="This is a trial draw">
              The season’s seed is not known yet. The real plan gives other judges to nominations,
              about as many and as suitable.{' '}
              {plan.opens.length > 0
                ? 'It is drawn once judging is open. '
                : 'A trial cannot be applied. '}
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

const titleOf = ({ opens }: AssignmentPlan) =>
  opens.length > 0 ? `Open judging of ${inWords(opens)}` : 'The plan';

/** What an applied plan did. */
function doneText(plan: AssignmentPlan): string {
  const { opens, outcome } = plan;
  const opened = opens.length > 0 ? `Judging of ${inWords(opens)} is open. ` : '';
  if (isTrial(plan))
    return `${opened}Judges are assigned by the plan that is drawn once every contributed value is revealed on Season; it appears in the list of plans.`;
  const made = pluralize(outcome?.added ?? 0, 'assignment');
  const told = outcome?.mails === undefined ? '' : `, ${pluralize(outcome.mails, 'mail')}`;
  return `${opened || 'This plan was applied. '}${made}${told}.`;
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
  cancelled: 'This plan was discarded. Nothing was changed.',
  failed: 'This plan failed. Nothing was changed. Preview another one.',
};

function Progress({ plan }: { plan: AssignmentPlan }) {
  const { state, progress, outcome } = plan;
  if (state === 'applying') {
    const written = progress ? formatCount(progress.steps) : '0';
    const all = isTrial(plan) ? 0 : (outcome?.added ?? 0);
    const label =
      all > 0 ? `Assigning judges, ${written} of ${formatCount(all)}` : 'Opening judging';
    return <Spinner label={`${label}...`} />;
  }
  if (progress) {
    const steps = progress.steps > 0 ? `, step ${formatCount(progress.steps)}` : '';
    return <Spinner label={`${stageLabels[progress.stage]}${steps}...`} />;
  }
  const ending = state === 'applied' ? doneText(plan) : endings[state];
  return ending ? <p role="status">{ending}</p> : null;
}
