import { Button } from '@meritum/shared/ui/Button';
import { Card } from '@meritum/shared/ui/Card';
import { Notice } from '@meritum/shared/ui/Notice';
import { Skeleton } from '@meritum/shared/ui/Skeleton';
import { statusMessages } from '../../features/nomination/useNominationStatus';
import styles from './NominationPage.module.css';

/** Shown until the account and its status are known (NOM-004, AUTH-015). */
export function PortalLoading() {
  return (
    <>
      <p role="status" className={styles.loading}>
        Loading nomination portal...
      </p>
      <Card>
        <Skeleton shape="text" lines={3} />
      </Card>
      <Card>
        <Skeleton shape="text" lines={4} />
        <Skeleton shape="block" />
      </Card>
    </>
  );
}

/** Shown when nothing could be loaded (ERR-008). */
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
