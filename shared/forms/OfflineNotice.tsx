import { useSyncExternalStore } from 'react';
import { Notice } from '../ui/Notice';

/** Says, while there is no connection, that nothing typed into a form with a draft is lost. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <Notice kind="warning" title="You are offline">
      What you type is kept on this device. Submit when the connection is back.
    </Notice>
  );
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
