import type { Assignment } from '@meritum/shared/contracts/assignments';
import { Navigate } from '@meritum/shared/router';
import { Button } from '@meritum/shared/ui/Button';
import { EmptyState } from '@meritum/shared/ui/EmptyState';
import { Notice } from '@meritum/shared/ui/Notice';
import { Skeleton } from '@meritum/shared/ui/Skeleton';
import { useSeason } from '../season/requests';
import styles from './Assignments.module.css';
import { AssignmentWork } from './AssignmentWork';
import { Chooser } from './Chooser';
import { Counters } from './Counters';
import { addressOf } from './place';
import { useAssignments } from './useAssignments';

interface Props {
  uid: string;
  /** The assignment in the address. */
  assignmentId: string | undefined;
  sessionEnded: boolean;
}

/** A verified judge's assignments, one at a time, each with its own address. */
export function AssignmentArea({ uid, assignmentId, sessionEnded }: Props) {
  const assignments = useAssignments(uid, !sessionEnded);
  const season = useSeason(!sessionEnded);
  const { list } = assignments;
  if (!list) {
    return assignments.failed && !assignments.loading ? (
      <LoadFailed onRetry={assignments.reload} />
    ) : (
      <Loading />
    );
  }
  const first = list[0];
  if (!first) return <Nothing />;
  if (assignmentId === undefined) {
    return (
      <>
        <Navigate to={addressOf(first.id)} replace />
        <Loading />
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
    />
  );
}

function Loading() {
  return (
    <div className={styles.work} aria-busy="true">
      <p role="status">Loading your assignments...</p>
      <div className={styles.columns}>
        <Skeleton shape="text" lines={12} />
        <Skeleton shape="block" />
      </div>
    </div>
  );
}

/** ERR-013. */
function LoadFailed({ onRetry }: { onRetry(): void }) {
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
      Failed to load assignments.
    </Notice>
  );
}

const none: readonly Assignment[] = [];

/** A judge who has none yet (D86). */
function Nothing() {
  return (
    <section className={styles.work} aria-label="Assignments">
      <div className={styles.bar}>
        <Counters assignments={none} />
        <Chooser assignments={none} selected="" onSelect={() => {}} onMove={() => {}} />
      </div>
      <EmptyState
        title="No assignments yet"
        text="Entries that match your expertise are assigned as they come in. They appear here, and we email you."
      />
    </section>
  );
}
