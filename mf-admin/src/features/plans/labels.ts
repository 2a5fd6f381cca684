import { isClientError } from '@meritum/shared/client/clientError';
import type { AssignmentPlan, PlanOutcome, PlanState } from '@meritum/shared/contracts/plans';
import { formatCount } from '@meritum/shared/ui/formatCount';

export const planStateWords: Record<PlanState, string> = {
  planning: 'Being planned',
  planned: 'Preview',
  cancelled: 'Put aside',
  failed: 'Not finished',
  applying: 'Being applied',
  applied: 'Applied',
};

type Stage = NonNullable<AssignmentPlan['progress']>['stage'];

export const stageLabels: Record<Stage, string> = {
  waiting: 'Waiting for its turn',
  scoring: 'Comparing judges and nominations',
  assigning: 'Assigning judges',
  weakest: 'Looking after the nominations that fare worst',
  connecting: 'Making ratings comparable',
};

const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 2 });

/** A share in per cent, never rounded up to a whole that it is not. */
export const share = (value: number): string =>
  percent.format(value < 1 ? Math.min(value, 0.9999) : 1);

const oneDecimal = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** `24 of 4,114 ratings (0.6 %), 2.0 times the median`; undefined for a plan that did not count it. */
export function largestLoadText(outcome: PlanOutcome): string | undefined {
  const [largest] = outcome.largestLoads ?? [];
  if (!largest) return undefined;
  const { load, share: part, timesMedian } = largest;
  const all = formatCount(outcome.kept + outcome.added);
  const words = `${formatCount(load)} of ${all} ratings (${oneDecimal.format(100 * part)} %)`;
  return timesMedian === null
    ? words
    : `${words}, ${oneDecimal.format(timesMedian)} times the median`;
}

/** Who asked for a plan; programs go by their name. */
export const askedByWords = ({ kind, id }: AssignmentPlan['askedBy']): string => {
  if (kind === 'command') return 'by itself';
  return id === null ? 'by somebody whose account is gone' : 'by an organiser';
};

/** What the server said where the organiser may not see plans; undefined for other failures. */
export const refusalOf = (error: unknown): string | undefined =>
  isClientError(error) && error.code === 'permission-denied' ? error.message : undefined;
