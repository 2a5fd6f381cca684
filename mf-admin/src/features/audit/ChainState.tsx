import type { AuditStateReply, AuditVerdict } from '@meritum/shared/contracts/audit';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { Button } from '@meritum/shared/ui/Button';
import { formatCount } from '@meritum/shared/ui/formatCount';
import { formatDateTime } from '@meritum/shared/ui/formatDateTime';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Notice } from '@meritum/shared/ui/Notice';
import type { ReactNode } from 'react';
import { CopyButton } from '../facts/CopyButton';
import { pluralize } from '../facts/pluralize';
import styles from './Audit.module.css';
import { useAuditState, verifyAudit } from './requests';

/** How much of the trail is verified, and a button to verify all of it now. */
export function ChainState() {
  const query = useAuditState();
  const { answer, busy, run } = useAnsweredCall();
  const verify = () =>
    run(async () => {
      await verifyAudit();
      await query.refetch();
    }, 'Could not verify the audit trail.');
  return (
    <Loaded query={query} what="the state of the audit trail">
      {(state) => (
        <>
          {state.checking ? (
            <Progress {...state.checking} />
          ) : (
            <Standing
              {...state}
              action={
                <Button variant="secondary" busy={busy} busyLabel="Verifying..." onClick={verify}>
                  Verify all now
                </Button>
              }
            />
          )}
          <FormAnswer answer={answer} />
        </>
      )}
    </Loaded>
  );
}

/** A running check; only its beginning is announced. */
function Progress({ checked, entries }: NonNullable<AuditStateReply['checking']>) {
  return (
    <div className={styles.progress}>
      <p role="status">Verifying {pluralize(entries, 'entry', 'entries')}...</p>
      <progress max={Math.max(entries, 1)} value={checked} aria-label="Entries verified" />
      <p className={styles.id} aria-hidden="true">
        {formatCount(checked)} of {formatCount(entries)}
      </p>
    </div>
  );
}

type Standing = AuditStateReply & { action: ReactNode };

/** What the last check found. Only a check of everything that is there now is a success. */
function Standing({ entries, head, verdict, action }: Standing) {
  const ofAll = `of ${pluralize(entries, 'entry', 'entries')} verified`;
  if (!verdict) {
    return (
      <Notice kind="info" title={`0 ${ofAll}`} action={action}>
        All entries are verified several times a day. You can also verify them now.
      </Notice>
    );
  }
  const on = formatDateTime(verdict.at);
  if (!verdict.whole) {
    return (
      <Notice kind="error" title="The audit trail is damaged" action={action}>
        The check on {on} found: {verdict.fault}. Tell the operator of the database, and compare
        with the head that you last noted.
      </Notice>
    );
  }
  const { seq, hash } = verdict.head;
  if (seq > entries || (seq === entries && head && head.hash !== hash)) {
    return (
      <Notice kind="warning" title="Entries that were verified are no longer there" action={action}>
        {pluralize(seq, 'entry was', 'entries were')} verified on {on}; the trail now ends
        differently. Verify all entries to see what is wrong.
      </Notice>
    );
  }
  if (seq < entries) {
    const since = pluralize(entries - seq, 'entry was', 'entries were');
    return (
      <Notice kind="info" title={`${formatCount(seq)} ${ofAll}`} action={action}>
        Nothing was wrong on {on}. Since then {since} added.
      </Notice>
    );
  }
  return <Verified verdict={verdict} action={action} />;
}

function Verified({ verdict, action }: { verdict: AuditVerdict; action: ReactNode }) {
  const { at, head, erased } = verdict;
  const noted = `${head.seq}:${head.hash}`;
  const on = formatDateTime(at);
  const title =
    head.seq === 1
      ? `The one entry was verified on ${on}`
      : `All ${formatCount(head.seq)} entries were verified on ${on}`;
  return (
    <Notice kind="success" title={title} action={action}>
      <p>
        Note the head down where the operator of the database cannot change it. It shows later that
        nothing up to it was removed or rewritten.
      </p>
      <p className={styles.head}>
        <code className={styles.hash}>{noted}</code>
        <CopyButton label="Copy the head" text={noted} />
      </p>
      {erased > 0 && <p>{pluralize(erased, 'entry', 'entries')} had personal data erased.</p>}
    </Notice>
  );
}
