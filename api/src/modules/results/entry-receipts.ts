import type { EntryReceiptsReply } from '@meritum/shared/contracts/log';
import { entryReceiptStatement } from '@meritum/shared/merit/log/entry-receipt';
import type { Actor } from '../../platform/authorisation/actor';
import type { Nomination } from '../nominations/nomination';
import { versionOf } from '../nominations/version';
import type { Results } from './context';
import type { closedContests } from './receipts';

type Receipt = EntryReceiptsReply['receipts'][number];

/** That the entry is under its contest's root; null before the closing, and if it took no part. */
async function proofOf(
  { results }: Pick<Results, 'results'>,
  closedContest: ReturnType<typeof closedContests>,
  { nomination, pseudonym }: { nomination: Nomination; pseudonym: string },
): Promise<Receipt['proof']> {
  const contest = await closedContest(await results.of(nomination));
  const commitment = contest?.entries.get(pseudonym);
  const proof = commitment === undefined ? undefined : contest?.tree.proofOf(commitment);
  if (!contest || commitment === undefined || !proof) return null;
  return { root: contest.tree.root, commitment, ...proof, path: [...proof.path] };
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
  const { nominations, assignments, signer } = context;
  const own = await nominations.ofOwner(actor.accountId);
  const received = own.filter(({ status }) => status === 'UNDER_REVIEW');
  const receipts = received.map(async (nomination): Promise<Receipt> => {
    const { season, category, submittedAt } = nomination;
    const pseudonym = await assignments.pseudonymOf(nomination);
    const stated = { pseudonym, version: versionOf(nomination), at: submittedAt.toISOString() };
    const proof = await proofOf(context, closedContest, { nomination, pseudonym });
    return { season, category, ...stated, ...signer.sign(entryReceiptStatement(stated)), proof };
  });
  return { receipts: await Promise.all(receipts) };
}
