import { call } from '@meritum/shared/client/call';
import type { JudgePreferences, JudgePreferencesReply } from '@meritum/shared/contracts/judges';
import { useQuery, useQueryClient } from '@meritum/shared/query';

const preferencesKey = (uid: string) => ['preferences', uid] as const;

/** The judge's capacity and whether they get reminders. */
export function usePreferences(uid: string) {
  return useQuery({
    queryKey: preferencesKey(uid),
    queryFn: ({ signal }) => call('getJudgePreferences', { signal }),
    gcTime: 0,
    networkMode: 'always',
  });
}

export type PreferencesInput = JudgePreferences;

/** Saves the changed preferences and caches the server's reply. Throws ClientError. */
export function useSavedPreferences(uid: string) {
  const client = useQueryClient();
  return async (wishes: PreferencesInput): Promise<void> => {
    const saved = await call('setJudgePreferences', { body: wishes });
    client.setQueryData<JudgePreferencesReply>(preferencesKey(uid), saved);
  };
}
