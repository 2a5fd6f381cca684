import { ChainState, useAuditState } from '../../features/audit/ChainState';
import { actionOptions, auditList } from '../../features/audit/list';
import { ListPage } from '../../features/list/ListPage';
import { useList } from '../../features/list/useList';

export function AuditPage() {
  const { data } = useAuditState();
  return (
    <ListPage state={useList(auditList)} options={{ action: actionOptions(data?.actions ?? []) }}>
      <ChainState />
    </ListPage>
  );
}
