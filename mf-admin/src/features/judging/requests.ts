import { call } from '@meritum/shared/client/call';
import { isClientError } from '@meritum/shared/client/clientError';
import { seenRevisionHeader } from '@meritum/shared/contracts/judges';
import { showToast } from '@meritum/shared/ui/toasts';
import { type PendingJudge, pendingOf } from './judge';
import { outcomes, type Verification } from './outcomes';

export const pendingJudgesKey = ['pending-judges'] as const;

/** Lists the pending judges; shows a toast on failure (ERR-024, API-011). Throws ClientError. */
export async function listPendingJudges(signal: AbortSignal): Promise<PendingJudge[]> {
  try {
    return pendingOf(await call('listPendingJudges', { signal }));
  } catch (error) {
    if (!signal.aborted)
      showToast({ type: 'error', title: 'Error', text: 'Failed to load judges data.' });
    throw error;
  }
}

interface Decision {
  judge: PendingJudge;
  verification: Verification;
  adminEmail: string;
}

/** Sends the decision and returns the judge's new revision. Throws ClientError. */
export async function sendVerification({ judge, verification, adminEmail }: Decision) {
  const { email: judgeEmail = '', revision } = judge;
  const reply = await call('sendJudgeVerificationEmail', {
    ...(revision !== undefined && { headers: { [seenRevisionHeader]: String(revision) } }),
    body: { judgeEmail, adminEmail, ...outcomes[verification].sent },
  });
  return reply?.revision;
}

/** The server's message or our fallback (ERR-028, ERR-029). */
export function failureText(error: unknown): string {
  if (!isClientError(error)) throw error;
  return error.said || 'Failed to send email.';
}
