import { isClientError } from '@meritum/shared/client/clientError';
import type {
  PlanListed,
  PlanOutcome,
  PlanState,
  ShortageReason,
} from '@meritum/shared/contracts/plans';
import { labels } from '@meritum/shared/programme/labels';

export const planStateWords = labels<PlanState>({
  planned: 'Preview',
  discarded: 'Discarded',
  applying: 'Being applied',
  applied: 'Applied',
});

export const isTrial = ({ outcome }: Pick<PlanListed, 'outcome'>): boolean =>
  outcome.draw?.isTrial === true;

/** A trial's plan has opened judging but assigned nobody. */
export const madeBy = (plan: Pick<PlanListed, 'outcome' | 'state'>): PlanOutcome | null =>
  isTrial(plan) && plan.state === 'applied' ? null : plan.outcome;

/** Reasons why nominations have too few judges, in the order of the list. */
export const shortageWords = labels<ShortageReason>({
  fewJudges: 'Too few judges without a conflict of interest',
  noRoom: 'All suitable judges have reached their limit',
  largestLoad: 'Judges already have the most that the rules allow',
});

/** The server's message if the organiser may not see plans; undefined for other errors. */
export const refusalOf = (error: unknown): string | undefined =>
  isClientError(error) && error.code === 'permission-denied' ? error.message : undefined;
