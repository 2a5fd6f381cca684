import type { ReactNode } from 'react';
import { Button } from './Button';
import { Notice } from './Notice';

interface Props {
  /** Such as `Could not load the judges`. */
  title: ReactNode;
  /** Its consequence. */
  children?: ReactNode;
  onRetry(): unknown;
  isRetrying?: boolean;
}

/** Says that loading or checking failed; a button retries. */
export const LoadFailed = ({ title, children, onRetry, isRetrying = false }: Props) => (
  <Notice
    kind="error"
    title={title}
    action={
      <Button
        variant="secondary"
        busy={isRetrying}
        busyLabel="Loading"
        onClick={() => void onRetry()}
      >
        Try again
      </Button>
    }
  >
    {children}
  </Notice>
);
