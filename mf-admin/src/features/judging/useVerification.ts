import { isClientError } from '@meritum/shared/client/clientError';
import { useQuery, useQueryClient } from '@meritum/shared/query';
import { showToast } from '@meritum/shared/ui/toasts';
import { useMemo, useRef, useState } from 'react';
import { type PendingJudge, sorted } from './judge';
import { outcomes, type Verification, verificationOf } from './outcomes';
import { failureText, listPendingJudges, pendingJudgesKey, sendVerification } from './requests';

/** State of the verification: pending judges, selection, decision and sending. */
export function useVerification(adminEmail: string) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: pendingJudgesKey,
    queryFn: ({ signal }) => listPendingJudges(signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const judges = useMemo(() => sorted(query.data ?? []), [query.data]);
  const [selectedId, setSelectedId] = useState('');
  const [chosen, setChosen] = useState<Verification>('false');
  const [sending, setSending] = useState(false);
  const running = useRef(false);
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
  const send = async () => {
    if (!judge || running.current) return;
    running.current = true;
    setSending(true);
    const { locally, toast } = outcomes[chosen];
    try {
      const revision = await sendVerification({ judge, verification: chosen, adminEmail });
      change(judge.id, { ...locally, ...(revision !== undefined && { revision }) });
      showToast({ title: 'Email Sent', ...toast });
    } catch (error) {
      showToast({ type: 'error', title: 'Error', text: failureText(error) });
      // Another organiser was first, so the list is out of date.
      if (isClientError(error) && error.code === 'failed-precondition') await query.refetch();
    } finally {
      running.current = false;
      setSending(false);
    }
  };
  return { query, judges, judge, select, chosen, choose: setChosen, sending, send };
}
