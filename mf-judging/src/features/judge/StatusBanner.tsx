import { Button } from '@meritum/shared/ui/Button';
import { Card } from '@meritum/shared/ui/Card';
import { Steps } from '@meritum/shared/ui/Steps';
import styles from './StatusBanner.module.css';
import { bannerOf, progressOf } from './status';
import type { JudgeStatusState } from './useJudgeStatus';

type Record = NonNullable<JudgeStatusState['record']>;

interface BannerProps {
  record: Record;
  loading: boolean;
  onRefresh(): void;
}

/** The meaning of the status, with a refresh button (JUD-009 to JUD-015). */
export function StatusBanner({ record, loading, onRefresh }: BannerProps) {
  return (
    <div className={styles.banner}>
      <p role="status">{bannerOf(record)}</p>
      <RefreshButton loading={loading} onRefresh={onRefresh} />
    </div>
  );
}

/** Asks the server again (JUD-009). */
export function RefreshButton({ loading, onRefresh }: Pick<BannerProps, 'loading' | 'onRefresh'>) {
  return (
    <Button variant="secondary" busy={loading} busyLabel="Refreshing..." onClick={onRefresh}>
      Refresh
    </Button>
  );
}

/** The four steps of the judging journey (JUD-006 to JUD-008). */
export function Progress({ record }: { record: Record }) {
  return (
    <Card as="section" aria-label="Your progress" data-beside-account>
      <Steps label="Progress as a judge" steps={progressOf(record)} />
    </Card>
  );
}
