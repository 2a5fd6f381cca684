import { call } from '@meritum/shared/client/call';
import { upload } from '@meritum/shared/client/upload';
import type { NamedProposal } from '@meritum/shared/contracts/proposals';
import type { ImportCheckReply } from '@meritum/shared/contracts/winner-imports';

/** Checks a file; writes nothing. Throws ClientError. */
export const checkWinners = (file: File): Promise<ImportCheckReply> =>
  upload('checkWinnersImport', { file });

type Plan = NonNullable<ImportCheckReply['plan']>;

/** Proposes a checked file, or imports or withdraws a proposed one. Throws ClientError. */
export const applyWinners = (
  { importId, digest }: Pick<Plan, 'importId' | 'digest'>,
  given: NamedProposal & { reason: string },
) => call('applyWinnersImport', { body: { importId, digest, ...given } });
