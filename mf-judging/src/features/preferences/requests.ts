import { call } from '@meritum/shared/client/call';
import type { JudgePreferences, JudgePreferencesReply } from '@meritum/shared/contracts/judges';
import { useQuery, useQueryClient } from '@meritum/shared/query';
import { judgeScope } from '../judge/requests';

const keyOf = (uid: string) => [judgeScope, 'preferences', uid] as const;

/** How much the judge takes on, and whether they are reminded. */
export function usePreferences(uid: string) {
  return useQuery({
    queryKey: keyOf(uid),
    queryFn: ({ signal }) => call('getJudgePreferences', { signal }),
    gcTime: 0,
    networkMode: 'always',
  });
}

export type PreferencesInput = JudgePreferences;

/** Saves what is sent; what the server answers is what is known from then on. Throws ClientError. */
export function useSavedPreferences(uid: string) {
  const client = useQueryClient();
  return async (wishes: PreferencesInput): Promise<void> => {
    const saved = await call('setJudgePreferences', { body: wishes });
    client.setQueryData<JudgePreferencesReply>(keyOf(uid), saved);
  };
}
