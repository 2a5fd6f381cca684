import { ConfirmationNotice } from '@meritum/shared/auth/ConfirmationNotice';
import type { NominationStatusReply } from '@meritum/shared/contracts/nominations';
import { Badge } from '@meritum/shared/ui/Badge';
import { Button } from '@meritum/shared/ui/Button';
import { Card } from '@meritum/shared/ui/Card';
import { Steps } from '@meritum/shared/ui/Steps';
import styles from './NominationStatus.module.css';
import { currentStatus, statusMessage, timelineOf } from './standing';

interface Props {
  status: NominationStatusReply;
  /** The address that still has to be confirmed. */
  waitsFor: string | undefined;
  loading: boolean;
  onRefresh(): void;
}

/** The nomination's status (NOM-010 to NOM-019). */
export function StatusPanel({ status, waitsFor, loading, onRefresh }: Props) {
  const current = currentStatus(status);
  return (
    <section aria-label="Nomination status">
      <Card className={styles.status}>
        <dl className={styles.line}>
          <dt>Current Status</dt>
          <dd>
            <Badge kind={current === 'UNDER_REVIEW' ? 'success' : 'neutral'}>{current}</Badge>
          </dd>
        </dl>
        <Steps label="Progress of your nomination" steps={timelineOf(status)} />
        <div className={styles.message}>
          <p role="status">{statusMessage(status)}</p>
          <Button variant="secondary" busy={loading} busyLabel="Refreshing..." onClick={onRefresh}>
            Refresh
          </Button>
        </div>
        {waitsFor && (
          <ConfirmationNotice email={waitsFor}>
            We have received your nomination. It takes part, and judges can read it, once {waitsFor}{' '}
            is confirmed. We will email you a link to confirm it.
          </ConfirmationNotice>
        )}
      </Card>
    </section>
  );
}
