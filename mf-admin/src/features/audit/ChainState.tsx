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

/** What the last check of the chain came to, and a new one. */
export function ChainState() {
  const query = useAuditState();
  const { answer, busy, run } = useAnsweredCall();
  const verify = () =>
    run(async () => {
      await verifyAudit();
      await query.refetch();
    }, 'The chain could not be checked.');
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
              Every entry is checked several times a day, and whenever you ask for it.
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
      <Notice kind="error" title="The audit trail is not whole" action={action}>
        At the check of {formatDateTime(at)} {fault}. Tell the operator of the database.
      </Notice>
    );
  }
  return (
    <Notice kind="success" title="The audit trail is whole" action={action}>
      {head.seq} of {entries} entries were checked on {formatDateTime(at)}, {erased} with parts
      erased with a person. Head: <code className={styles.hash}>{`${head.seq}:${head.hash}`}</code>
    </Notice>
  );
}
