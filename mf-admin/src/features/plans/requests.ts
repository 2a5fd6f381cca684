import { call } from '@meritum/shared/client/call';
import type { AssignmentPlan, PlansReply } from '@meritum/shared/contracts/plans';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { useCall } from '../console/useCall';
import { ofSeason, useSeasonShown } from '../console/useSeasonShown';
import { useAssignmentsView } from './view';

/** Milliseconds between polls of a plan in progress. */
const soon = 700;

const moves = ({ state }: Pick<AssignmentPlan, 'state'>) =>
  state === 'planning' || state === 'applying';

/** A preview or a plan that is being applied. */
export const isCurrent = (plan: Pick<AssignmentPlan, 'state'>) =>
  moves(plan) || plan.state === 'planned';

/** Milliseconds between polls while the plan after a trial is awaited. */
const later = 5_000;

/** Judging was opened by a trial, and the plan that assigns judges is to follow. */
const isFollowed = ({ state, outcome }: Pick<AssignmentPlan, 'state' | 'outcome'>) =>
  state === 'applied' && outcome?.draw?.isTrial === true;

function listedAgainAfter({ plans: [newest, ...others], awaited }: PlansReply): number | false {
  if (awaited || (newest && isFollowed(newest))) return later;
  return [newest, ...others].some((plan) => plan && moves(plan)) ? soon : false;
}

/** A plan, polled while it is in progress. */
export const usePlan = (planId: string) =>
  useCall(
    'getPlan',
    { params: { planId } },
    { refetchInterval: ({ state }) => (state.data && moves(state.data.plan) ? soon : false) },
  );

/** The plans of the season shown, polled while one is in progress or awaited. */
export const usePlans = (cursor: string) =>
  useCall(
    'listPlans',
    { query: { ...ofSeason(useSeasonShown()), ...(cursor && { cursor }) } },
    { refetchInterval: ({ state }) => (state.data ? listedAgainAfter(state.data) : false) },
  );

interface Preview {
  /** Plans as if judging were open in the categories, or in all. */
  asIfOpen: boolean;
  categories?: string[];
}

/** Starts a preview in a season, by default the current one, and shows it. */
export function usePreview(season: string | undefined) {
  const { change } = useAssignmentsView();
  const { answer, busy, run } = useAnsweredCall();
  const begin = (asked: Preview) =>
    run(async () => {
      const { plan } = await call('previewPlan', { body: { ...ofSeason(season), ...asked } });
      change({ plan: plan.id });
    }, 'Could not start planning.');
  return { answer, busy, begin };
}
