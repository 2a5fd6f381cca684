import { call } from '@meritum/shared/client/call';
import type {
  Application,
  ApplicationsReply,
  DecisionsRequest,
  UndoRequest,
} from '@meritum/shared/contracts/applications';
import { useQuery } from '@meritum/shared/query';

/** Begins the keys of all lists of applications. */
export const applicationsKey = ['applications'] as const;

export type Decision = DecisionsRequest['decision'];

export function useApplications(state: Application['state']) {
  return useQuery<ApplicationsReply>({
    queryKey: [...applicationsKey, state],
    queryFn: ({ signal }) => call('listApplications', { query: { state }, signal }),
  });
}

/** Decides about applications as they are shown. Throws ClientError. */
export const decideApplications = (
  decision: Decision,
  reason: string,
  rows: readonly Pick<Application, 'id' | 'revision'>[],
) =>
  call('decideApplications', {
    body: {
      decision,
      reason,
      applications: rows.map(({ id: judgeId, revision }) => ({ judgeId, revision })),
    },
  });

/** Undoes decisions whose mails still wait. Throws ClientError. */
export const undoDecisions = (applications: UndoRequest['applications']) =>
  call('undoDecisions', { body: { applications } });
