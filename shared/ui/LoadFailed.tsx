import type { ReactNode } from 'react';
import { Button } from './Button';
import { Notice } from './Notice';

interface Props {
  /** `Could not load the judges` */
  title: ReactNode;
  /** What this means. */
  children?: ReactNode;
  onRetry(): unknown;
  isRetrying?: boolean;
}

/** Something could not be loaded or checked; a button tries again. */
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
