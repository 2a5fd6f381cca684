import { call } from '@meritum/shared/client/call';
import type { AuditStateReply } from '@meritum/shared/contracts/audit';
import { useQuery } from '@meritum/shared/query';

const stateKey = ['audit-state'];

/** Milliseconds between polls of a running check. */
const soon = 700;

/** How much of the trail is verified, polled while a check runs. */
export function useAuditState() {
  return useQuery<AuditStateReply>({
    queryKey: stateKey,
    queryFn: ({ signal }) => call('getAuditState', { signal }),
    refetchInterval: ({ state }) => (state.data?.checking ? soon : false),
  });
}

/** Begins to check every entry. Throws ClientError. */
export const verifyAudit = () => call('verifyAudit');
