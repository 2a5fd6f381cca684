import { Notice } from '../ui/Notice';
import { useOnline } from './useOnline';

/** While offline, says that typed text in a form with a draft is not lost. */
export function OfflineNotice() {
  if (useOnline()) return null;
  return (
    <Notice kind="warning" title="You are offline">
      What you type is saved on this device. Submit when you are back online.
    </Notice>
  );
}
