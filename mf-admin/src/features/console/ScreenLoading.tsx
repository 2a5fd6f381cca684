import { useLocation } from '@meritum/shared/router';
import { LoadingShape } from '@meritum/shared/ui/Loaded';
import { ConsolePage } from './ConsolePage';
import { headingAt } from './screens';

/** Shown while a screen's code loads, with the heading in place. */
export function ScreenLoading() {
  return (
    <ConsolePage {...headingAt(useLocation().pathname)}>
      <LoadingShape what="this page" />
    </ConsolePage>
  );
}
