import { call } from '@meritum/shared/client/call';
import type { AssignmentPlan, PlansReply } from '@meritum/shared/contracts/plans';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { useReload } from '../console/ConsoleCache';
import { useCall } from '../console/useCall';
import { seasonQuery, useSeasonShown } from '../console/useSeasonShown';
import { useAssignmentsView } from './view';

type State = Pick<AssignmentPlan, 'state'>;

const isApplying = ({ state }: State) => state === 'applying';

/** Whether a plan is a preview or being applied. */
export const isCurrent = (plan: State) => isApplying(plan) || plan.state === 'planned';

/** Milliseconds between polls of a plan that is being applied. */
const soon = 700;

/** Milliseconds between polls while the plan that follows a trial is awaited. */
const later = 5_000;

/** Milliseconds after which a preview without a reply has failed. */
const previewTimeout = 40_000;

/** Judging was opened by a trial, and the plan that assigns judges follows. */
const isFollowed = ({ state, outcome }: Pick<AssignmentPlan, 'state' | 'outcome'>) =>
  state === 'applied' && outcome.draw?.isTrial === true;

function listedAgainAfter({ plans: [newest, ...others], awaited }: PlansReply): number | false {
  if (awaited || (newest && isFollowed(newest))) return later;
  return [newest, ...others].some((plan) => plan && isApplying(plan)) ? soon : false;
}

/** A plan, polled while it is being applied. */
export const usePlan = (planId: string) =>
  useCall(
    'getPlan',
    { params: { planId } },
    { refetchInterval: ({ state }) => (state.data && isApplying(state.data.plan) ? soon : false) },
  );

/** The plans of the shown season, polled while one is being applied or awaited. */
export const usePlans = (cursor: string) =>
  useCall(
    'listPlans',
    { query: { ...seasonQuery(useSeasonShown()), ...(cursor && { cursor }) } },
    { refetchInterval: ({ state }) => (state.data ? listedAgainAfter(state.data) : false) },
  );

interface Preview {
  /** Plans as if judging were open in these categories, or in all. */
  asIfOpen: boolean;
  categories?: string[];
}

/** Makes and shows a preview for a season, by default the current one. */
export function usePreview(season: string | undefined) {
  const { change } = useAssignmentsView();
  const { answer, busy, run } = useAnsweredCall();
  const reload = useReload();
  const preview = (asked: Preview) =>
    run(async () => {
      const body = { ...seasonQuery(season), ...asked };
      const made = call('previewPlan', { body, timeoutMs: previewTimeout });
      const { plan } = await made.finally(reload);
      change({ plan: plan.id });
    }, 'Could not make the preview.');
  return { answer, busy, preview };
}
