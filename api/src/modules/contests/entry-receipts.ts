import type { EntryReceiptsReply } from '@meritum/shared/contracts/log';
import { entryReceiptStatement } from '@meritum/shared/merit/log/entry-receipt';
import type { Actor } from '../../platform/authorisation/actor';
import type { Nomination } from '../nominations/nomination';
import { versionOf } from '../nominations/version';
import type { Results } from './context';
import type { ContestTree, closedContests } from './receipts';

type Receipt = EntryReceiptsReply['receipts'][number];

type Named = Pick<Nomination, 'season' | 'category' | 'submittedAt'> & { pseudonym: string };

/**
 * The receipt of a nomination that is under review. Its proof is null before the closing, and if it
 * took no part.
 */
export function entryReceipt(
  { signer }: Pick<Results, 'signer'>,
  contest: ContestTree | null,
  { season, category, submittedAt, pseudonym, version }: Named & { version: string },
): Receipt {
  const stated = { pseudonym, version, at: submittedAt.toISOString() };
  const signed = { season, category, ...stated, ...signer.sign(entryReceiptStatement(stated)) };
  const commitment = contest?.entries.get(pseudonym);
  const found = commitment === undefined ? undefined : contest?.tree.proofOf(commitment);
  if (!contest || commitment === undefined || !found) return { ...signed, proof: null };
  const { index, size, path } = found;
  const { root } = contest.tree;
  return { ...signed, proof: { root, commitment, index, size, path: [...path] } };
}

/**
 * The signed receipts of the actor's own nominations under review: what was received when, and
 * under which name it is in the ledger. The same each time, as Ed25519 is deterministic.
 */
export async function entryReceiptsOf(
  context: Results,
  closedContest: ReturnType<typeof closedContests>,
  actor: Pick<Actor, 'accountId'>,
): Promise<EntryReceiptsReply> {
  const { nominations, assignments, results } = context;
  const own = await nominations.ofOwner(actor.accountId);
  const received = own.filter(({ status }) => status === 'UNDER_REVIEW');
  const receipts = received.map(async (nomination): Promise<Receipt> => {
    const pseudonym = await assignments.pseudonymOf(nomination);
    const contest = await closedContest(await results.of(nomination));
    return entryReceipt(context, contest, {
      ...nomination,
      pseudonym,
      version: versionOf(nomination),
    });
  });
  return { receipts: await Promise.all(receipts) };
}
