import { CameBackNotice } from '@meritum/shared/auth/CameBackNotice';
import { ConfirmationNotice } from '@meritum/shared/auth/ConfirmationNotice';
import { SessionEndedNotice } from '@meritum/shared/auth/SessionEndedNotice';
import type { JudgeStatusReply } from '@meritum/shared/contracts/judges';
import { useParams } from '@meritum/shared/router';
import { LoadFailed } from '@meritum/shared/ui/LoadFailed';
import { AskedAgain } from '../../features/again/AskedAgain';
import { ApplicationForm } from '../../features/application/ApplicationForm';
import { type Judge, JudgeArea } from '../../features/area/JudgeArea';
import { AssignmentArea } from '../../features/assignments/AssignmentArea';
import { Progress, StatusBanner } from '../../features/judge/StatusBanner';
import { mayApply, mayHaveReceipts, seesAssignments } from '../../features/judge/status';
import { Receipts } from '../../features/receipts/Receipts';

/** The judge portal (/tech-judging), with an address for each assignment. */
export function JudgePage() {
  return <JudgeArea>{(judge) => <Portal {...judge} />}</JudgeArea>;
}

function Portal(judge: Judge) {
  const { user, record, status, sessionEnded } = judge;
  const { assignmentId } = useParams();
  const applies = mayApply(record);
  const submitted = (next: JudgeStatusReply['status']) => {
    window.scrollTo(0, 0);
    if (next === 'REJECTED') status.note(next);
    else void status.refresh();
  };
  // The address may have been confirmed on this device since the status was loaded.
  const confirmation = record.waitsForConfirmation && !user.emailConfirmed && (
    <ConfirmationNotice>
      Nominations are assigned to you only once {user.email} is confirmed.
    </ConfirmationNotice>
  );
  if (seesAssignments(record)) {
    return (
      <>
        <CameBackNotice user={user} />
        <AskedAgain asked={record.asked ?? []} refresh={status.refresh} />
        {confirmation}
        <AssignmentArea judge={judge} assignmentId={assignmentId} />
        <Progress record={record} />
      </>
    );
  }
  return (
    <>
      <CameBackNotice user={user} />
      {sessionEnded && !applies && <SessionEndedNotice />}
      {/* The portal then looks as for an applicant (ERR-012). */}
      {status.failed && (
        <LoadFailed title="Failed to load judge status." onRetry={status.refresh}>
          If you have applied before, this page may be out of date.
        </LoadFailed>
      )}
      <StatusBanner record={record} status={status} />
      {confirmation}
      <Progress record={record} />
      {mayHaveReceipts(record) && <Receipts uid={user.uid} />}
      {applies && (
        <ApplicationForm
          user={user}
          record={record}
          sessionEnded={sessionEnded}
          onSubmitted={submitted}
        />
      )}
    </>
  );
}
