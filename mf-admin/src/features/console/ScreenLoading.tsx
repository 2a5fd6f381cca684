import { useLocation } from '@meritum/shared/router';
import { Skeleton } from '@meritum/shared/ui/Skeleton';
import { Spinner } from '@meritum/shared/ui/Spinner';
import { ConsolePage } from './ConsolePage';
import { headingAt } from './screens';

/** A screen while its code is on the way: its heading stands where it will be. */
export function ScreenLoading() {
  return (
    <ConsolePage {...headingAt(useLocation().pathname)}>
      <Spinner label="Loading this page..." />
      <Skeleton shape="text" lines={3} />
    </ConsolePage>
  );
}
