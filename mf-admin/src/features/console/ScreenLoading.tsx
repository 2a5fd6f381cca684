import { LoadingShape } from '@meritum/shared/ui/Loaded';
import { ConsolePage } from './ConsolePage';

/** Shown while a screen's code loads, with the heading in place. */
export const ScreenLoading = () => (
  <ConsolePage>
    <LoadingShape what="this page" />
  </ConsolePage>
);
