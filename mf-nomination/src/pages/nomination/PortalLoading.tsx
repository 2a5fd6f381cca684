import { Card } from '@meritum/shared/ui/Card';
import { Skeleton } from '@meritum/shared/ui/Skeleton';
import styles from './NominationPage.module.css';

/** While it is not known who is signed in, or what their status is (NOM-004, AUTH-015). */
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
