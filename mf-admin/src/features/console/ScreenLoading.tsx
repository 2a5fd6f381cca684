import { useLocation } from '@meritum/shared/router';
import { LoadingShape } from '@meritum/shared/ui/Loaded';
import { ConsolePage } from './ConsolePage';
import { headingAt } from './screens';

/** A screen while its code is on the way: its heading stands where it will be. */
export function ScreenLoading() {
  return (
    <ConsolePage {...headingAt(useLocation().pathname)}>
      <LoadingShape what="this page" />
    </ConsolePage>
  );
}
