import { Notice } from '../ui/Notice';
import { useOnline } from './useOnline';

/** Says, while offline, that nothing typed into a form with a draft is lost. */
export function OfflineNotice() {
  if (useOnline()) return null;
  return (
    <Notice kind="warning" title="You are offline">
      What you type is kept on this device. Submit when the connection is back.
    </Notice>
  );
}
