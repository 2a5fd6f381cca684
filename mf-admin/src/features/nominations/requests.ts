import { call } from '@meritum/shared/client/call';
import { limits } from '@meritum/shared/contracts/limits';
import type {
  DocumentDecision,
  NominationDetail,
} from '@meritum/shared/contracts/listed-nominations';
import type { ReturnReason } from '@meritum/shared/contracts/nominations';
import type { NamedProposal } from '@meritum/shared/contracts/proposals';

/** Returns a nomination to its nominator. Throws ClientError. */
export const returnNomination = (
  { id, revision }: Pick<NominationDetail, 'id' | 'revision'>,
  reason: ReturnReason,
  named: NamedProposal = {},
) => call('returnNomination', { body: { nominationId: id, revision, ...reason, ...named } });

/** Decides whether judges get a document with a finding. Throws ClientError. */
export const decideDocument = (body: DocumentDecision) => call('decideDocument', { body });

/** Tells the nominator which links judges could not open. Throws ClientError. */
export const passOnLinks = (nominationId: string) =>
  call('passOnLinks', { body: { nominationId } });

/** The question for the note of a return. */
export const returnNote = (to: 'nominator' | 'nominators') => ({
  label: `Note to the ${to}`,
  hint: 'Say what to change. It is read as you write it.',
  missing: `Enter what the ${to} should change`,
  limit: limits.returnNoteCharacters,
});
