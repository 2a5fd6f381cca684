import type { AuditVerdict } from '@meritum/shared/contracts/audit';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { Button } from '@meritum/shared/ui/Button';
import { formatDateTime } from '@meritum/shared/ui/formatDateTime';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Notice } from '@meritum/shared/ui/Notice';
import type { ReactNode } from 'react';
import styles from './Audit.module.css';
import { useAuditState, verifyAudit } from './requests';

/** The result of the last check of the chain, and a button for a new one. */
export function ChainState() {
  const query = useAuditState();
  const { answer, busy, run } = useAnsweredCall();
  const verify = () =>
    run(async () => {
      await verifyAudit();
      await query.refetch();
    }, 'Could not check the audit trail.');
  const again = (
    <Button variant="secondary" busy={busy} busyLabel="Checking..." onClick={verify}>
      Check now
    </Button>
  );
  return (
    <Loaded query={query} what="the state of the audit trail">
      {({ entries, verdict }) => (
        <>
          {verdict ? (
            <Verdict verdict={verdict} entries={entries} action={again} />
          ) : (
            <Notice kind="info" title={`${entries} entries, not checked yet`} action={again}>
              All entries are checked several times a day. You can also check them now.
            </Notice>
          )}
          <FormAnswer answer={answer} />
        </>
      )}
    </Loaded>
  );
}

interface VerdictProps {
  verdict: AuditVerdict;
  entries: number;
  action: ReactNode;
}

function Verdict({ verdict, entries, action }: VerdictProps) {
  const { whole, fault, at, head, erased } = verdict;
  if (!whole) {
    return (
      <Notice kind="error" title="The audit trail is damaged" action={action}>
        The check on {formatDateTime(at)} found: {fault}. Tell the operator of the database.
      </Notice>
    );
  }
  return (
    <Notice kind="success" title="The audit trail is intact" action={action}>
      {head.seq} of {entries} entries were checked on {formatDateTime(at)}, {erased} of them with
      the data of a deleted person erased. Head:{' '}
      <code className={styles.hash}>{`${head.seq}:${head.hash}`}</code>
    </Notice>
  );
}
