import { call } from '@meritum/shared/client/call';
import { download } from '@meritum/shared/client/download';
import type { CoverageReply } from '@meritum/shared/contracts/assignments';
import type { ExportFormat } from '@meritum/shared/contracts/exports';
import type { AssignmentPlan, PlansReply } from '@meritum/shared/contracts/plans';
import { useQuery } from '@meritum/shared/query';
import { ofSeason, useSeasonShown } from '../season/useSeasonShown';

/** Coverage of the season shown, without the organiser's conflicts of interest. */
export function useCoverage() {
  const season = useSeasonShown();
  return useQuery<CoverageReply>({
    queryKey: ['coverage', season],
    queryFn: ({ signal }) => call('getAssignmentCoverage', { query: ofSeason(season), signal }),
  });
}

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

function listedAgainAfter({ plans: [newest, ...others] }: PlansReply): number | false {
  if (newest && isFollowed(newest)) return later;
  return [newest, ...others].some((plan) => plan && moves(plan)) ? soon : false;
}

/** A plan, polled while it is in progress. */
export function usePlan(planId: string) {
  return useQuery<AssignmentPlan>({
    queryKey: ['plan', planId],
    queryFn: async ({ signal }) => (await call('getPlan', { params: { planId }, signal })).plan,
    refetchInterval: ({ state }) => (state.data && moves(state.data) ? soon : false),
  });
}

/** The plans of the season shown, polled while one is in progress or awaited. */
export function usePlans(cursor: string) {
  const season = useSeasonShown();
  return useQuery<PlansReply>({
    queryKey: ['plans', season, cursor],
    queryFn: ({ signal }) =>
      call('listPlans', { query: { ...ofSeason(season), ...(cursor && { cursor }) }, signal }),
    refetchInterval: ({ state }) => (state.data ? listedAgainAfter(state.data) : false),
  });
}

interface Preview {
  /** The current one by default. */
  season: string | undefined;
  /** Plans as if judging were open in the categories, or in all. */
  asIfOpen: boolean;
  categories?: readonly string[] | undefined;
}

/** Starts a preview; applies nothing. Throws ClientError. */
export const previewPlan = async ({
  season,
  asIfOpen,
  categories,
}: Preview): Promise<AssignmentPlan> =>
  (
    await call('previewPlan', {
      body: {
        ...ofSeason(season),
        asIfOpen,
        ...(categories && { categories: [...categories] }),
      },
    })
  ).plan;

/** Throws ClientError. */
export const cancelPlan = ({ id: planId }: AssignmentPlan) =>
  call('cancelPlan', { params: { planId } });

/** Throws ClientError. */
export const applyPlan = ({ id: planId }: AssignmentPlan, reason: string) =>
  call('applyPlan', { params: { planId }, body: reason ? { reason } : {} });

/** What the plan was made from, for an auditor. Throws ClientError. */
export const takePlanInput = ({ id: planId }: AssignmentPlan): Promise<void> =>
  download('exportPlanInput', `plan-${planId}.json`, { params: { planId } });

/** The coverage as a file. Throws ClientError. */
export const exportCoverage = (season: string | undefined, format: ExportFormat, file: string) =>
  download('exportAssignments', file, { query: { ...ofSeason(season), format } });
