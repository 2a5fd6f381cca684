import { SessionEndedNotice } from '@meritum/shared/auth/SessionEndedNotice';
import { useSeason } from '@meritum/shared/client/useSeason';
import type { Assignment } from '@meritum/shared/contracts/assignments';
import { Navigate } from '@meritum/shared/router';
import { EmptyState } from '@meritum/shared/ui/EmptyState';
import { LoadFailed } from '@meritum/shared/ui/LoadFailed';
import { Skeleton } from '@meritum/shared/ui/Skeleton';
import { type ReactNode, useEffect } from 'react';
import type { Judge } from '../area/JudgeArea';
import { RefreshButton, StatusBanner } from '../judge/StatusBanner';
import { keepForLater } from '../offline/keepPortal';
import type { SeasonNow } from '../season/timeLeft';
import styles from './Assignments.module.css';
import { AssignmentWork, Facts } from './AssignmentWork';
import { addressOf } from './addresses';
import { Chooser } from './Chooser';
import { Counters } from './Counters';
import { useAssignments } from './useAssignments';

interface Props {
  judge: Judge;
  assignmentId: string | undefined;
}

/** A verified judge's assignments, one at a time, each with its own address. */
export function AssignmentArea({ judge, assignmentId }: Props) {
  const { user, record, status, sessionEnded, offline, kept } = judge;
  const { uid } = user;
  const answers = !sessionEnded && !offline;
  const assignments = useAssignments(uid, answers, kept?.list);
  const season = useSeason(answers);
  const { list } = assignments;
  useEffect(() => {
    if (list && answers) void keepForLater({ user, record, list });
  }, [user, record, list, answers]);
  if (!list && sessionEnded) return <SessionEndedNotice />;
  if (!list) {
    return assignments.failed && !assignments.loading ? (
      // ERR-013.
      <LoadFailed title="Error" onRetry={assignments.reload}>
        Failed to load assignments.
      </LoadFailed>
    ) : (
      <Loading record={record} status={status} />
    );
  }
  const first = list[0];
  const failed = status.failed || assignments.failed;
  const refresh = <RefreshButton {...status} failed={failed} />;
  if (!first) return <Nothing season={season} refresh={refresh} sessionEnded={sessionEnded} />;
  if (assignmentId === undefined) {
    return (
      <>
        <Navigate to={addressOf(first.id)} replace />
        <Loading record={record} status={status} />
      </>
    );
  }
  return (
    <AssignmentWork
      uid={uid}
      list={list}
      selected={list.find(({ id }) => id === assignmentId)}
      assignments={assignments}
      season={season}
      sessionEnded={sessionEnded}
      refresh={refresh}
    />
  );
}

/** The banner alone says that the assignments load (JUD-014). */
function Loading(judge: Pick<Judge, 'record' | 'status'>) {
  return (
    <div className={styles.work} aria-busy="true">
      <StatusBanner {...judge} />
      <div className={styles.columns}>
        <div className={styles.listWait}>
          <Skeleton shape="block" />
        </div>
        <Skeleton shape="text" lines={12} />
        <Skeleton shape="block" />
      </div>
    </div>
  );
}

const none: readonly Assignment[] = [];

interface NothingProps {
  season: SeasonNow | undefined;
  refresh: ReactNode;
  sessionEnded: boolean;
}

/** Shown to a judge without assignments (D86), also to one who does not take part this season. */
function Nothing({ season, refresh, sessionEnded }: NothingProps) {
  return (
    <section className={styles.work} aria-label="Assignments">
      {sessionEnded && <SessionEndedNotice />}
      <Facts season={season} list={none} refresh={refresh} />
      <div className={styles.bar}>
        <Counters assignments={none} />
        <Chooser assignments={none} selected="" onSelect={() => {}} onMove={() => {}} />
      </div>
      <EmptyState
        title="No assignments yet"
        text="Entries that match your expertise appear here once they are assigned to you, and we email you."
      />
    </section>
  );
}
