import type { ReceiptsReply } from '@meritum/shared/contracts/receipts';
import { type MerkleTree, treeFrom } from '@meritum/shared/merit/ledger/merkle';
import type { Actor } from '../../platform/authorisation/actor';
import type { Assignment, Evaluation } from '../assignments/assignment';
import { presentReceipt } from '../assignments/receipts/receipt';
import { sealing } from './computations';
import { entriesToPublish, readContest, withFrozenRules } from './contest-snapshot';
import type { Results } from './context';
import { type Contest, type Result, resultId } from './result';

/** The tree of a closed contest, with what its entries are in it. */
export interface ContestTree {
  tree: MerkleTree;
  /** Commitments of the entries by pseudonym. */
  entries: ReadonlyMap<string, string>;
}

/** What judges and nominators are told of a closed contest. */
interface ClosedContest extends ContestTree {
  /** Names in the ledger by nomination. */
  names: ReadonlyMap<string, { pseudonym: string }>;
}

/** Closed contests by root; kept because they never change. */
export function closedContests(context: Results) {
  const known = new Map<string, Promise<ClosedContest>>();
  async function made(contest: Contest): Promise<ClosedContest> {
    const snapshot = withFrozenRules(await readContest(context, contest));
    const { rules } = snapshot.frozen;
    const entries = await entriesToPublish(context, snapshot);
    const { format = 1 } = snapshot.result.closed ?? {};
    const task = { lists: { entries }, options: { format, rules } };
    const sealed = await context.threads.run(sealing, task);
    return {
      tree: treeFrom(sealed.tree),
      entries: sealed.entries,
      names: await context.assignments.pseudonymsOfContest(contest),
    };
  }
  return ({ closed, season, category }: Result): Promise<ClosedContest> | null => {
    if (!closed) return null;
    const found = known.get(closed.root) ?? made({ season, category });
    known.set(closed.root, found);
    found.catch(() => known.delete(closed.root));
    return found;
  };
}

type Presented = ReceiptsReply['receipts'][number];

interface Given {
  assignment: Assignment;
  evaluation: Evaluation;
  contest: ClosedContest | null;
}

function presented(
  { signer }: Results,
  { assignment, evaluation, contest }: Given,
): Presented | null {
  const { _id, season, category, nominationId } = assignment;
  const { receipt, completedAt } = evaluation;
  if (!receipt) return null;
  const setAside = evaluation !== assignment.evaluation;
  const proof = contest?.tree.proofOf(receipt.commitment);
  const entry = contest?.names.get(nominationId)?.pseudonym;
  return {
    ...presentReceipt(signer, _id, receipt),
    season,
    category,
    completedAt: completedAt.toISOString(),
    setAside,
    proof: contest && proof ? { root: contest.tree.root, ...proof, path: [...proof.path] } : null,
    opening: entry ? { entry, serverHalf: receipt.serverHalf } : null,
  };
}

/**
 * The actor's own receipts, also of ratings that were set aside. Whoever no longer judges keeps
 * them: otherwise a judge's evidence could be taken away by ending their work.
 */
export async function receiptsOf(
  context: Results,
  closedContest: ReturnType<typeof closedContests>,
  actor: Pick<Actor, 'accountId'>,
  season: string | undefined,
): Promise<ReceiptsReply> {
  const all = await context.assignments.ofAccount(actor.accountId);
  const results = await context.results.all(season);
  const byId = new Map(results.map((result) => [result._id, result]));
  const receipts = all
    .filter((one) => season === undefined || one.season === season)
    .map(async (assignment) => {
      const { evaluation, former = [] } = assignment;
      const result = byId.get(resultId(assignment));
      const contest = result ? await closedContest(result) : null;
      return [...former, ...(evaluation ? [evaluation] : [])].map((one) =>
        presented(context, { assignment, evaluation: one, contest }),
      );
    });
  return { receipts: (await Promise.all(receipts)).flat().filter((one) => one !== null) };
}
