import { call } from '@meritum/shared/client/call';
import type { ClientError } from '@meritum/shared/client/clientError';
import { seenRevisionHeader } from '@meritum/shared/contracts/judges';
import { useMutation, useQuery, useQueryClient } from '@meritum/shared/query';
import { Badge } from '@meritum/shared/ui/Badge';
import { Button } from '@meritum/shared/ui/Button';
import { Card } from '@meritum/shared/ui/Card';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Select } from '@meritum/shared/ui/Select';
import { briefly, showToast } from '@meritum/shared/ui/toasts';
import { useMemo, useState } from 'react';
import { OrganisersOnly } from '../access/role';
import { useOrganiser } from '../access/useOrganiser';
import { Address } from '../facts/Address';
import { Facts } from '../facts/Facts';
import { Panel } from '../facts/Panel';
import { profileFact } from '../facts/profileFact';
import { Reasons } from '../facts/Reasons';
import { createdText, judgeName, labelOf, type PendingJudge, pendingOf, sorted } from './judge';
import { outcomes, type Verification as Value, verificationOf, verifications } from './outcomes';
import styles from './Verification.module.css';

/** The list of pending judges, the details of the selected one, and the decision. */
export function Verification() {
  const { email: adminEmail } = useOrganiser();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: pendingJudgesKey,
    queryFn: ({ signal }) => listPendingJudges(signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const judges = useMemo(() => sorted(query.data ?? []), [query.data]);
  const [selectedId, setSelectedId] = useState('');
  const [chosen, setChosen] = useState<Value>('false');
  const judge = judges.find(({ id }) => id === selectedId);

  const select = (id: string) => {
    setSelectedId(id);
    const next = judges.find((each) => each.id === id);
    setChosen(next ? verificationOf(next) : 'false');
  };
  const change = (id: string, locally: Partial<PendingJudge>) =>
    client.setQueryData<PendingJudge[]>(pendingJudgesKey, (before) =>
      before?.map((each) => (each.id === id ? { ...each, ...locally } : each)),
    );
  const { mutate, isPending: sending } = useMutation({
    mutationFn: sendVerification,
    onSuccess(revision, { judge: { id }, verification }) {
      const { locally, toast } = outcomes[verification];
      change(id, { ...locally, ...(revision !== undefined && { revision }) });
      showToast({ title: 'Email Sent', ...toast });
    },
    async onError(error: ClientError) {
      // The server's message or our fallback (ERR-028, ERR-029).
      const text = error.said || 'Failed to send email.';
      showToast({ type: 'error', title: 'Error', text });
      // Another organiser has decided first, so the list is out of date.
      if (error.code === 'failed-precondition') await query.refetch();
    },
  });
  const send = () => {
    // The button is disabled a moment later.
    if (judge && client.isMutating() === 0) mutate({ judge, verification: chosen, adminEmail });
  };
  return (
    <Loaded query={query} what="the pending judges">
      {() => (
        <div className={styles.root}>
          <Select
            label="Pending judges"
            hint={judges.length === 0 && 'No judges are waiting for verification.'}
            value={judge?.id ?? ''}
            onChange={(event) => select(event.target.value)}
            className={styles.chooser}
          >
            <option value="">Select a judge</option>
            {judges.map((each) => (
              <option key={each.id} value={each.id}>
                {labelOf(each)}
              </option>
            ))}
          </Select>
          {judge && <JudgeDetails judge={judge} />}
          {/* Possible only for a selected judge (ADM-023). */}
          <Card className={classNames(design.stacked, styles.decision)}>
            <Select
              label="Verification status"
              hint={judge && outcomes[chosen].consequence}
              value={chosen}
              disabled={!judge || sending}
              onChange={(event) => setChosen(event.target.value as Value)}
            >
              {verifications.map((value) => (
                <option key={value} value={value}>
                  {outcomes[value].label}
                </option>
              ))}
            </Select>
            <OrganisersOnly>
              <Button disabled={!judge} busy={sending} busyLabel="Sending..." onClick={send}>
                Send Email
              </Button>
            </OrganisersOnly>
          </Card>
        </div>
      )}
    </Loaded>
  );
}

const pendingJudgesKey = ['pending-judges'] as const;

/** Lists the pending judges; shows a toast on failure (ERR-024, API-011). Throws ClientError. */
async function listPendingJudges(signal: AbortSignal): Promise<PendingJudge[]> {
  try {
    return pendingOf(await call('listPendingJudges', { signal }));
  } catch (error) {
    if (!signal.aborted)
      showToast({
        type: 'error',
        title: 'Error',
        text: 'Failed to load judges data.',
        duration: briefly,
      });
    throw error;
  }
}

interface Decision {
  judge: PendingJudge;
  verification: Value;
  adminEmail: string;
}

/** Sends the decision and returns the judge's new revision. Throws ClientError. */
async function sendVerification({ judge, verification, adminEmail }: Decision) {
  const { email: judgeEmail = '', revision } = judge;
  const reply = await call('sendJudgeVerificationEmail', {
    ...(revision !== undefined && { headers: { [seenRevisionHeader]: String(revision) } }),
    body: { judgeEmail, adminEmail, ...outcomes[verification].sent },
  });
  return reply?.revision;
}

/** The dashboard's details of one judge (ADM-006 to ADM-012). */
function JudgeDetails({ judge }: { judge: PendingJudge }) {
  const { email, emailConfirmed, linkedInUrl, isVerified, reasons = [] } = judge;
  return (
    <Panel title={judgeName(judge)}>
      <Facts
        facts={[
          {
            label: 'Email',
            value: <Address email={email || 'no-email'} emailConfirmed={emailConfirmed} />,
          },
          profileFact(linkedInUrl),
          { label: 'Status', value: <Badge>{judge.status}</Badge> },
          { label: 'Verification', value: isVerified ? 'Verified' : 'Not Verified' },
          { label: 'Created at', value: createdText(judge) },
          { label: 'Company', value: judge.company },
          { label: 'Designation', value: judge.designation },
        ]}
      />
      <h3 className={design.textL}>Reasons</h3>
      {reasons.length === 0 ? <p>No reasons provided.</p> : <Reasons reasons={reasons} />}
    </Panel>
  );
}
