import { Card } from '@meritum/shared/ui/Card';
import * as design from '@meritum/shared/ui/design.module.css';
import { Skeleton } from '@meritum/shared/ui/Skeleton';

/** Shown until the account and its status are known (NOM-004, AUTH-015). */
export function PortalLoading() {
  return (
    <>
      <p role="status" className={design.muted}>
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
