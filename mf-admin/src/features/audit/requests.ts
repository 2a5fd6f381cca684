import { call } from '@meritum/shared/client/call';
import { download } from '@meritum/shared/client/download';
import type { AuditReply, AuditStateReply } from '@meritum/shared/contracts/audit';
import { useQuery } from '@meritum/shared/query';
import { consoleKey } from '../console/ForgetOnLeaving';
import type { ExportFormat } from '../table/ExportButtons';

/** A missing field does not filter. */
export interface AuditFilter {
  action?: string;
  actor?: string;
  subject?: string;
  from?: string;
  until?: string;
}

const stateKey = [consoleKey, 'audit-state'];

/** A page of the trail. The previous page stays until the next has loaded. */
export function useAudit(filter: AuditFilter, cursor: string) {
  return useQuery<AuditReply>({
    queryKey: [consoleKey, 'audit', filter, cursor],
    queryFn: ({ signal }) =>
      call('listAudit', { query: { ...filter, ...(cursor && { cursor }) }, signal }),
    placeholderData: (before) => before,
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

/** The filtered trail as a file. Throws ClientError. */
export const exportAudit = (filter: AuditFilter, format: ExportFormat, file: string) =>
  download('exportAudit', file, { query: { ...filter, format } });
