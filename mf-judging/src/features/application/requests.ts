import { call } from '@meritum/shared/client/call';
import type { UserProfile } from '@meritum/shared/contracts/identity';
import type { JudgeApplicationReply, JudgeForm } from '@meritum/shared/contracts/judges';

/** Sends the application (ENT-008, ENT-009). Throws ClientError. */
export function submitApplication(
  form: JudgeForm,
  { email }: UserProfile,
): Promise<JudgeApplicationReply> {
  return call('submitTechJudgeApplication', { body: { ...form, email }, timeoutMs: 30_000 });
}
