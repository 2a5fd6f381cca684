import { Button } from '@meritum/shared/ui/Button';
import { Notice } from '@meritum/shared/ui/Notice';

/** The server could not be asked who may come in, so nobody does. */
export function AccessUnchecked({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      kind="error"
      title="Your access could not be checked"
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
