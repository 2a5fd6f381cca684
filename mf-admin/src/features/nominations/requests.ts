import { call } from '@meritum/shared/client/call';
import type { NominationDetail } from '@meritum/shared/contracts/listed-nominations';
import type { ReturnReason } from '@meritum/shared/contracts/nominations';
import type { NamedProposal } from '@meritum/shared/contracts/proposals';

/** Returns a nomination to its nominator. Throws ClientError. */
export const returnNomination = (
  { id, revision }: Pick<NominationDetail, 'id' | 'revision'>,
  reason: ReturnReason,
  named: NamedProposal = {},
) => call('returnNomination', { body: { nominationId: id, revision, ...reason, ...named } });
