import type { EntryReceiptsReply } from '@meritum/shared/contracts/log';
import type { CommitmentTree } from '@meritum/shared/merit/ledger/commitment-tree';
import { entryReceiptStatement } from '@meritum/shared/merit/log/entry-receipt';
import type { Nomination } from '../nominations/nomination';
import type { Results } from './context';

/** The tree of a closed contest, with the commitments of its entries. */
export interface ContestTree {
  tree: CommitmentTree;
  /** Commitments of the entries by pseudonym. */
  entries: ReadonlyMap<string, string>;
}

export type EntryReceipt = EntryReceiptsReply['receipts'][number];

type Named = Pick<Nomination, 'season' | 'category' | 'submittedAt'> & { pseudonym: string };

/**
 * The receipt of a nomination under review. Its proof is null before closing, and if the nomination
 * took no part.
 */
export function entryReceipt(
  { signer }: Pick<Results, 'signer'>,
  contest: ContestTree | null,
  { season, category, submittedAt, pseudonym, version }: Named & { version: string },
): EntryReceipt {
  const stated = { pseudonym, version, at: submittedAt.toISOString() };
  const signed = { season, category, ...stated, ...signer.sign(entryReceiptStatement(stated)) };
  const commitment = contest?.entries.get(pseudonym);
  const found = commitment === undefined ? undefined : contest?.tree.proofOf(commitment);
  if (!contest || commitment === undefined || !found) return { ...signed, proof: null };
  const { index, size, path } = found;
  const { root } = contest.tree;
  return { ...signed, proof: { root, commitment, index, size, path: [...path] } };
}
