import { call } from '@meritum/shared/client/call';
import type { AuditStateReply } from '@meritum/shared/contracts/audit';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { formatCount, pluralize } from '@meritum/shared/programme/format-count';
import { formatDateTime } from '@meritum/shared/programme/moments';
import { Button } from '@meritum/shared/ui/Button';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Notice, type NoticeProps } from '@meritum/shared/ui/Notice';
import { OrganisersOnly } from '../access/role';
import { useCall } from '../console/useCall';
import { Proofs } from '../facts/Proofs';

/** The result of the last check of the whole trail, and a button to check it now. */
export function ChainState() {
  const query = useAuditState();
  const { answer, busy, run } = useAnsweredCall();
  const check = () =>
    run(async () => {
      await call('verifyAudit');
      await query.refetch();
    }, 'Could not check the audit trail.');
  return (
    <Loaded query={query} what="the state of the audit trail">
      {(state) => (
        <>
          <Notice
            {...noticeOf(state)}
            action={
              // Always the same button, so that it keeps the focus.
              <OrganisersOnly>
                <Button
                  variant="secondary"
                  busy={busy || state.checking !== null}
                  busyLabel={progressOf(state)}
                  onClick={check}
                >
                  Check all now
                </Button>
              </OrganisersOnly>
            }
          />
          <FormAnswer answer={answer} />
        </>
      )}
    </Loaded>
  );
}

const progressOf = ({ checking }: AuditStateReply): string =>
  checking
    ? `Checking ${formatCount(checking.checked)} of ${formatCount(checking.entries)}...`
    : 'Checking...';

const often = 'All decisions are checked several times a day.';

/** Only a check of all current entries is a success. */
function noticeOf({ entries, head, verdict }: AuditStateReply): NoticeProps {
  if (!verdict) return { kind: 'info', title: 'Not checked yet', children: often };
  const on = formatDateTime(verdict.at);
  if (!verdict.whole) {
    return {
      kind: 'error',
      title: 'The audit trail is damaged',
      children: `The check on ${on} found: ${verdict.fault}. Tell whoever runs the database, and compare the trail with the fingerprint that you last noted.`,
    };
  }
  const { seq, hash } = verdict.head;
  if (seq > entries || (seq === entries && head && head.hash !== hash)) {
    return {
      kind: 'warning',
      title: 'Decisions that were checked are no longer there',
      children: `${pluralize(seq, 'was', 'were')} checked on ${on}; the trail now ends differently. Check all of them to see what is wrong.`,
    };
  }
  const later = entries - seq;
  return {
    kind: later > 0 ? 'info' : 'success',
    title: `Nothing was wrong on ${on}`,
    children: (
      <>
        {later > 0 &&
          `${pluralize(later, 'decision was', 'decisions were')} recorded since. ${often}`}
        {verdict.erased > 0 && ` ${formatCount(verdict.erased)} had personal data erased.`}
        <Proofs proofs={[{ label: 'Fingerprint', value: `${seq}:${hash}` }]}>
          <p>
            Note the fingerprint down where nobody who runs the database can change it. It shows
            later that nothing up to it was removed or rewritten.
          </p>
        </Proofs>
      </>
    ),
  };
}

/** Milliseconds between polls of a running check. */
const soon = 700;

/** The state of the trail's verification, polled while a check runs. */
export const useAuditState = () =>
  useCall(
    'getAuditState',
    {},
    { refetchInterval: ({ state }) => (state.data?.checking ? soon : false) },
  );
