import { EmptyState } from '@meritum/shared/ui/EmptyState';
import { ConsolePage } from './ConsolePage';

/** Stands in the place of a screen that is still to come. */
export function NotYet({ title }: { title: string }) {
  return (
    <ConsolePage title={title}>
      <EmptyState title="This screen is not part of this release." />
    </ConsolePage>
  );
}
