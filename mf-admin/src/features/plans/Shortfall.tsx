import type { AssignmentPlan, PlanOutcome } from '@meritum/shared/contracts/plans';
import { formatCount, pluralize } from '@meritum/shared/programme/format-count';
import { Notice } from '@meritum/shared/ui/Notice';
import { ConsoleLink } from '../console/ConsoleLink';
import { consolePath } from '../console/screens';

/** Number of nominations that a plan leaves without a result, and remedies. */
export function Shortfall({ outcome: { shortfall } }: { outcome: PlanOutcome }) {
  if (!shortfall) return null;
  const { nominations, short, judges, capacity, capacityNeeded } = shortfall;
  const more = pluralize(Number(judges.toPrecision(2)), 'more judge');
  const or = capacityNeeded === null ? '' : `, or ${formatCount(capacityNeeded)} for each judge`;
  return (
    <Notice
      kind="error"
      title={`${formatCount(short)} of ${pluralize(nominations, 'nomination')} would get no result`}
    >
      Needed: about {more} with {formatCount(capacity)} each{or}.
    </Notice>
  );
}

/** People and nominations that take no part in a plan, with reasons. */
export function LeftOut({ leftOut }: Pick<AssignmentPlan, 'leftOut'>) {
  const { nominationsUnconfirmed = 0, judgesUnconfirmed = 0, judgesNotAgreed = 0 } = leftOut ?? {};
  const unconfirmed = [
    nominationsUnconfirmed > 0 && pluralize(nominationsUnconfirmed, 'nomination'),
    judgesUnconfirmed > 0 && pluralize(judgesUnconfirmed, 'judge'),
  ].filter((part) => part !== false);
  if (unconfirmed.length === 0 && judgesNotAgreed === 0) return null;
  return (
    <Notice kind="warning" title="Who takes no part yet">
      {unconfirmed.length > 0 && (
        <p>
          {unconfirmed.join(', ')}: address not confirmed.{' '}
          <ConsoleLink to={consolePath('')}>Remind them on Overview</ConsoleLink>
        </p>
      )}
      {judgesNotAgreed > 0 && (
        <p>
          {pluralize(judgesNotAgreed, 'judge')}: not agreed to judge this season.{' '}
          <ConsoleLink to={consolePath('judges')}>Ask or write to them on Judges</ConsoleLink>
        </p>
      )}
    </Notice>
  );
}
