import { call } from '@meritum/shared/client/call';
import type { AuditReply, AuditStateReply } from '@meritum/shared/contracts/audit';
import { useQuery } from '@meritum/shared/query';
import { consoleKey } from '../console/ForgetOnLeaving';

const stateKey = [consoleKey, 'audit-state'];

/** The newest entries about something. */
export function useNewestAbout(subject: string) {
  return useQuery<AuditReply>({
    queryKey: [consoleKey, 'audit', 'about', subject],
    queryFn: ({ signal }) => call('listAudit', { query: { subject }, signal }),
  });
}

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
