import { isClientError } from '@meritum/shared/client/clientError';
import type {
  AssignmentPlan,
  PlanListed,
  PlanOutcome,
  PlanState,
  ShortageReason,
} from '@meritum/shared/contracts/plans';
import { labels } from '@meritum/shared/programme/labels';
import { formatCount } from '@meritum/shared/ui/formatCount';
import { pluralize } from '../facts/pluralize';

export const planStateWords = labels<PlanState>({
  planning: 'Being planned',
  planned: 'Preview',
  cancelled: 'Discarded',
  failed: 'Failed',
  applying: 'Being applied',
  applied: 'Applied',
});

export const isTrial = ({ outcome }: Pick<PlanListed, 'outcome'>): boolean =>
  outcome?.draw?.isTrial === true;

/** `AI and Data Analytics`. */
export const inWords = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(names);

/** A plan's state in a list, with the judging that it opens. */
export function listedText(plan: PlanListed): string {
  const { state, opens, asIfOpen } = plan;
  if (opens.length === 0) return `${planStateWords[state]}${asIfOpen ? ', as if open' : ''}`;
  if (state !== 'applied') return `${planStateWords[state]}, opens ${inWords(opens)}`;
  return `Applied, opened ${inWords(opens)}`;
}

/** Why nominations are short of judges, in the order in which they are listed. */
export const shortageWords = labels<ShortageReason>({
  fewJudges: 'Too few judges without a conflict of interest',
  noRoom: 'All suitable judges have reached their limit',
  largestLoad: 'Judges already have the most that the rules allow',
});

type Stage = NonNullable<AssignmentPlan['progress']>['stage'];

export const stageLabels = labels<Stage>({
  waiting: 'Waiting to start',
  scoring: 'Comparing judges and nominations',
  assigning: 'Assigning judges',
  weakest: 'Improving the weakest matches',
  connecting: 'Making ratings comparable',
  giving: 'Assigning judges',
});

const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 2 });

/** A share in per cent; less than 1 is never rounded up to 100 %. */
export const share = (value: number): string =>
  percent.format(value < 1 ? Math.min(value, 0.9999) : 1);

/** The most that a judge has by a plan; undefined for older plans. */
export const mostText = ({ largestLoads: [largest] = [] }: PlanOutcome): string | undefined =>
  largest && pluralize(largest.load, 'nomination');

/** `3,736 of 4,114, and no plan fills more`. */
export function filledText({ places, mostPlaces }: PlanOutcome): string {
  const filled = `${formatCount(places.filled)} of ${formatCount(places.planned)}`;
  const isProven = places.filled < places.planned && mostPlaces === places.filled;
  return isProven ? `${filled}, and no plan fills more` : filled;
}

/** `At least 95.7 % of what each nomination could have`; undefined for older plans. */
export const leastServedText = ({ served }: PlanOutcome): string | undefined =>
  served && `At least ${share(served.least)} of what each nomination could have`;

/** Why some nominations have less expertise than they could have; undefined if none has. */
export function belowText({ served }: PlanOutcome): string | undefined {
  if (!served) return undefined;
  const { noExchange, tooDear, laterStep } = served.below;
  const reasons = [
    noExchange > 0 && `${formatCount(noExchange)} that no exchange of judges would help`,
    tooDear > 0 && `${formatCount(tooDear)} that would cost the others too much`,
    laterStep > 0 && `${formatCount(laterStep)} through chance or to make ratings comparable`,
  ].filter((reason) => reason !== false);
  return reasons.length > 0 ? reasons.join(', ') : undefined;
}

export const askedByWords = ({ kind, id }: AssignmentPlan['askedBy']): string => {
  if (kind === 'command') return 'Automatic';
  return id === null ? 'Deleted account' : 'Organiser';
};

/** The server's message if the organiser may not see plans; undefined for other errors. */
export const refusalOf = (error: unknown): string | undefined =>
  isClientError(error) && error.code === 'permission-denied' ? error.message : undefined;
