import { Notice } from '../ui/Notice';
import { useOnline } from './useOnline';

/** Says, while offline, that nothing typed into a form with a draft is lost. */
export function OfflineNotice() {
  if (useOnline()) return null;
  return (
    <Notice kind="warning" title="You are offline">
      What you type is saved on this device. Submit when you are back online.
    </Notice>
  );
}
