import { ConfirmationNotice } from '@meritum/shared/auth/ConfirmationNotice';
import { useSeason } from '@meritum/shared/client/useSeason';
import type { NominationStatusReply } from '@meritum/shared/contracts/nominations';
import { Badge } from '@meritum/shared/ui/Badge';
import { Button } from '@meritum/shared/ui/Button';
import { Icon } from '@meritum/shared/ui/Icon';
import { NotRefreshed } from '@meritum/shared/ui/NotRefreshed';
import { Steps } from '@meritum/shared/ui/Steps';
import styles from './NominationStatus.module.css';
import { currentStatus, statusMessage, timelineOf } from './status';

interface Props {
  status: NominationStatusReply;
  /** The address that has to be confirmed. */
  waitsFor: string | undefined;
  loading: boolean;
  failed: boolean;
  headline: boolean;
  onRefresh(): void;
}

/** The nomination's status (NOM-010 to NOM-019): first the missing step, then its message. */
export function StatusPanel(props: Props) {
  const { status, waitsFor, loading, failed, headline, onRefresh } = props;
  const message = statusMessage(status, useSeason());
  return (
    <section aria-label="Nomination status" className={styles.status}>
      {waitsFor && (
        <ConfirmationNotice>
          We have received your nomination. Judges can read it once you confirm {waitsFor}.
        </ConfirmationNotice>
      )}
      <div role="status">
        {headline && !status.leftOut ? (
          <h2 className={styles.headline}>{message}</h2>
        ) : (
          <p>{message}</p>
        )}
      </div>
      <div className={styles.line}>
        <dl className={styles.current}>
          <dt>Current Status</dt>
          <dd data-status={status.status}>
            <Badge
              kind={status.status === 'UNDER_REVIEW' && !status.leftOut ? 'success' : 'neutral'}
            >
              {currentStatus(status)}
            </Badge>
          </dd>
        </dl>
        <Button
          variant="quiet"
          className={styles.refresh}
          busy={loading}
          busyLabel="Refreshing..."
          onClick={onRefresh}
        >
          <Icon name="refresh" size={16} /> Refresh
        </Button>
        <NotRefreshed failed={failed && !loading} />
        <Steps compact label="Progress of your nomination" steps={timelineOf(status)} />
      </div>
    </section>
  );
}
