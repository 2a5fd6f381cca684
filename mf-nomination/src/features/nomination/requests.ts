import { call } from '@meritum/shared/client/call';
import { repeatWhileBusy } from '@meritum/shared/client/Retries';
import { idempotencyKeyHeader } from '@meritum/shared/contracts/idempotency';
import type { UserProfile } from '@meritum/shared/contracts/identity';
import type {
  NominationForm,
  SubmitNominationReply,
  SubmitNominationRequest,
} from '@meritum/shared/contracts/nominations';
import { projectTitle } from '@meritum/shared/programme/site';

/** The payload of `submitTechNomination` (ENT-001 to ENT-004, NOM-029). */
export function payloadOf(
  form: NominationForm,
  user: UserProfile,
  supportingDocUrl: string,
): SubmitNominationRequest {
  return {
    ...form,
    email: user.email,
    submittedBy: user.uid,
    submitterEmail: user.email,
    projectTitle,
    supportingDocUrl,
  };
}

/**
 * Submits the nomination. The key makes a second click or a retry after a timeout the same
 * nomination. A reply may lack the id, see ERR-011. Throws ClientError.
 */
export function submitNomination(
  payload: SubmitNominationRequest,
  idempotencyKey: string,
): Promise<Partial<SubmitNominationReply>> {
  return repeatWhileBusy(() =>
    call('submitTechNomination', {
      body: payload,
      headers: { [idempotencyKeyHeader]: idempotencyKey },
      timeoutMs: 30_000,
    }),
  );
}
