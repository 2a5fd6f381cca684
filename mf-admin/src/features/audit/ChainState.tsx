import type { AuditStateReply, AuditVerdict } from '@meritum/shared/contracts/audit';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { formatDateTime } from '@meritum/shared/programme/moments';
import { Button } from '@meritum/shared/ui/Button';
import { formatCount } from '@meritum/shared/ui/formatCount';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Notice, type NoticeProps } from '@meritum/shared/ui/Notice';
import { Proofs } from '../facts/Proofs';
import { pluralize } from '../facts/pluralize';
import text from '../facts/text.module.css';
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
          <Notice
            {...noticeOf(state)}
            action={
              // The same button all the time, so that it keeps the focus.
              <Button
                variant="secondary"
                busy={busy || state.checking !== null}
                busyLabel="Verifying..."
                onClick={verify}
              >
                Verify all now
              </Button>
            }
          />
          <FormAnswer answer={answer} />
        </>
      )}
    </Loaded>
  );
}

const entriesOf = (count: number) => pluralize(count, 'entry', 'entries');

/** What the last check found. Only a check of everything that is there now is a success. */
function noticeOf({ entries, head, verdict, checking }: AuditStateReply): NoticeProps {
  if (checking) return progress(checking);
  if (!verdict) {
    return {
      kind: 'info',
      title: `0 of ${entriesOf(entries)} verified`,
      children: 'All entries are verified several times a day. You can also verify them all now.',
    };
  }
  const on = formatDateTime(verdict.at);
  if (!verdict.whole) {
    return {
      kind: 'error',
      title: 'The audit trail is damaged',
      children: `The check on ${on} found: ${verdict.fault}. Tell the operator of the database, and compare the trail with the head that you last noted.`,
    };
  }
  const { seq, hash } = verdict.head;
  if (seq > entries || (seq === entries && head && head.hash !== hash)) {
    return {
      kind: 'warning',
      title: 'Entries that were verified are no longer there',
      children: `${pluralize(seq, 'entry was', 'entries were')} verified on ${on}; the trail now ends differently. Verify all entries to see what is wrong.`,
    };
  }
  if (seq < entries) {
    return {
      kind: 'info',
      title: `Nothing was wrong on ${on}`,
      children: `${formatCount(seq)} of ${entriesOf(entries)} were there then. Since then ${pluralize(entries - seq, 'entry was', 'entries were')} added; all are verified several times a day.`,
    };
  }
  return verified(verdict);
}

/** A running check; only its beginning is announced. */
const progress = ({ checked, entries }: NonNullable<AuditStateReply['checking']>): NoticeProps => ({
  kind: 'info',
  title: `Verifying ${entriesOf(entries)}`,
  children: (
    <div className={`${styles.progress} ${text.stack}`}>
      <progress max={Math.max(entries, 1)} value={checked} aria-label="Entries verified" />
      <span className={text.facts} aria-hidden="true">
        {formatCount(checked)} of {formatCount(entries)}
      </span>
    </div>
  ),
});

function verified({ at, head, erased }: AuditVerdict): NoticeProps {
  const noted = `${head.seq}:${head.hash}`;
  const all = head.seq === 1 ? 'The one entry was' : `All ${formatCount(head.seq)} entries were`;
  return {
    kind: 'success',
    title: `${all} verified on ${formatDateTime(at)}`,
    children: (
      <>
        <Proofs proofs={[{ label: 'Head', value: noted }]}>
          <p>
            Note the head down where the operator of the database cannot change it. It shows later
            that nothing up to it was removed or rewritten.
          </p>
        </Proofs>
        {erased > 0 && <p>{entriesOf(erased)} had personal data erased.</p>}
      </>
    ),
  };
}
