import type { EntryReceiptsReply } from '@meritum/shared/contracts/log';
import type { ReceiptsReply } from '@meritum/shared/contracts/receipts';
import { treeFrom } from '@meritum/shared/merit/ledger/commitment-tree';
import type { Caller } from '../../platform/authorisation/actor';
import { memoize } from '../../platform/memoize';
import type { Assignment, Evaluation } from '../assignments/assignment';
import { presentReceipt } from '../assignments/receipts/receipt';
import { sealing } from '../contests/computations';
import { entriesToPublish, withFrozenRules } from '../contests/contest-snapshot';
import { type ContestTree, type EntryReceipt, entryReceipt } from '../contests/entry-receipts';
import { type Contest, type Result, resultId } from '../contests/result';
import { versionOf } from '../nominations/version';
import type { Publishing } from './context';

/** The public facts of a closed contest that receipts are checked with. */
interface ClosedContest extends ContestTree {
  /** Pseudonyms by nomination. */
  names: ReadonlyMap<string, { pseudonym: string }>;
}

/** Enough for the contests of ten seasons. */
const maxKept = 32;

/** Closed contests, cached because they never change. */
export function closedContests({ deps, platform }: Publishing) {
  const made = memoize<Contest & { root: string }, ClosedContest>(maxKept, {
    inputKey: ({ root }) => root,
    async work(contest) {
      const snapshot = withFrozenRules(await deps.contests.readContest(contest));
      const { rules } = snapshot.frozen;
      const entries = await entriesToPublish({ deps }, snapshot);
      const task = { lists: { entries }, options: { rules } };
      const sealed = await platform.threads.run(sealing, task);
      return {
        tree: treeFrom(sealed.tree),
        entries: sealed.entries,
        names: await deps.assignments.findPseudonyms(contest),
      };
    },
  });
  return ({ closed, season, category }: Result): Promise<ClosedContest> | null =>
    closed && made({ season, category, root: closed.root });
}

export type ClosedContests = ReturnType<typeof closedContests>;

type Presented = ReceiptsReply['receipts'][number];

interface Given {
  assignment: Assignment;
  evaluation: Evaluation;
  contest: ClosedContest | null;
}

function presented(
  { signer }: Pick<Publishing, 'signer'>,
  { assignment, evaluation, contest }: Given,
): Presented {
  const { _id, season, category, nominationId } = assignment;
  const { receipt, completedAt, undone } = evaluation;
  const setAside = evaluation !== assignment.evaluation;
  const proof = contest?.tree.proofOf(receipt.commitment);
  const entry = contest?.names.get(nominationId)?.pseudonym;
  return {
    ...presentReceipt(signer, _id, receipt),
    season,
    category,
    completedAt: completedAt.toISOString(),
    setAside,
    ...(undone && { undone }),
    proof: contest && proof ? { root: contest.tree.root, ...proof, path: [...proof.path] } : null,
    opening: entry ? { entry, serverHalf: receipt.serverHalf } : null,
  };
}

/**
 * The actor's own receipts, including those of ratings that were set aside. Former judges keep
 * them: otherwise ending a judge's work would take away their evidence.
 */
export async function receiptsOf(
  { deps, signer }: Publishing,
  closedContest: ClosedContests,
  actor: Caller,
  season: string | undefined,
): Promise<ReceiptsReply> {
  const all = await deps.assignments.findByAccount(actor.accountId);
  const results = await deps.contests.listResults(season);
  const byId = new Map(results.map((result) => [result._id, result]));
  const receipts = all
    .filter((one) => season === undefined || one.season === season)
    .map(async (assignment) => {
      const { evaluation, former } = assignment;
      const result = byId.get(resultId(assignment));
      const contest = result ? await closedContest(result) : null;
      return [...former, ...(evaluation ? [evaluation] : [])].map((one) =>
        presented({ signer }, { assignment, evaluation: one, contest }),
      );
    });
  return { logHead: await deps.log.logHead(), receipts: (await Promise.all(receipts)).flat() };
}

/**
 * The signed receipts of the actor's own nominations under review: when each was received, and its
 * pseudonym in the ledger. Always the same, because Ed25519 is deterministic.
 */
export async function entryReceiptsOf(
  { deps, signer }: Publishing,
  closedContest: ClosedContests,
  actor: Caller,
): Promise<EntryReceiptsReply> {
  const own = await deps.nominations.listByOwner(actor.accountId);
  const received = own.filter(({ status }) => status === 'UNDER_REVIEW');
  const receipts = received.map(async (nomination): Promise<EntryReceipt> => {
    const pseudonym = await deps.assignments.findOrInsertPseudonym(nomination);
    const contest = await closedContest(await deps.contests.findResult(nomination));
    return entryReceipt({ signer }, contest, {
      ...nomination,
      pseudonym,
      version: versionOf(nomination),
    });
  });
  return { logHead: await deps.log.logHead(), receipts: await Promise.all(receipts) };
}
