import { Notice } from '@meritum/shared/ui/Notice';
import { useOnline } from './useOnline';

/** Says, while there is no connection, that nothing typed is lost. */
export function OfflineNotice() {
  const online = useOnline();
  if (online) return null;
  return (
    <Notice kind="warning" title="You are offline">
      What you type is kept on this device. Submit when the connection is back.
    </Notice>
  );
}
