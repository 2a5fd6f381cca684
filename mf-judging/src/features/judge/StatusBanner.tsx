import { Button } from '@meritum/shared/ui/Button';
import { Card } from '@meritum/shared/ui/Card';
import { NotRefreshed } from '@meritum/shared/ui/NotRefreshed';
import { Steps } from '@meritum/shared/ui/Steps';
import { useFocusAfterChange } from '@meritum/shared/ui/useFocusAfterChange';
import type { Judge } from '../area/JudgeArea';
import styles from './StatusBanner.module.css';
import { bannerOf, progressOf } from './status';
import type { JudgeStatusState } from './useJudgeStatus';

/** The meaning of the status, with a refresh button (JUD-009 to JUD-015). */
export function StatusBanner({ record, status }: Pick<Judge, 'record' | 'status'>) {
  const text = bannerOf(record);
  const banner = useFocusAfterChange<HTMLDivElement>(text);
  return (
    <div ref={banner} tabIndex={-1} className={styles.banner}>
      <p role="status">{text}</p>
      <RefreshButton {...status} />
    </div>
  );
}

/** Asks the server again (JUD-009); says if the last try failed and the data are older. */
export function RefreshButton({
  loading,
  failed,
  refresh,
}: Pick<JudgeStatusState, 'loading' | 'failed' | 'refresh'>) {
  return (
    <>
      <NotRefreshed failed={failed && !loading} />
      <Button variant="secondary" busy={loading} busyLabel="Refreshing..." onClick={refresh}>
        Refresh
      </Button>
    </>
  );
}

/** The four steps of the judging journey (JUD-006 to JUD-008). */
export function Progress({ record }: Pick<Judge, 'record'>) {
  return (
    <Card as="section" aria-label="Your progress" data-beside-account>
      <Steps label="Progress as a judge" steps={progressOf(record)} />
    </Card>
  );
}
