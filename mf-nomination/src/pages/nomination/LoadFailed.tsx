import { Button } from '@meritum/shared/ui/Button';
import { Notice } from '@meritum/shared/ui/Notice';
import { statusMessages } from '../../features/nomination/useNominationStatus';

/** Nothing could be loaded yet (ERR-008). */
export function LoadFailed({ onRetry }: { onRetry(): void }) {
  return (
    <Notice
      kind="error"
      title="Error"
      action={
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {statusMessages.loadFailed}
    </Notice>
  );
}
