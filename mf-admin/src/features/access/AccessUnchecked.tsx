import { Button } from '@meritum/shared/ui/Button';
import { Notice } from '@meritum/shared/ui/Notice';

/** Shown instead of the console when the server cannot be asked for access. */
export function AccessUnchecked({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      kind="error"
      title="Could not check your access"
      action={
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      The server could not be reached. You are still signed in.
    </Notice>
  );
}
