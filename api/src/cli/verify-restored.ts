import { commitmentOf, saltOf } from '@meritum/shared/merit/ledger/commitment';
import { treeFrom } from '@meritum/shared/merit/ledger/commitment-tree';
import { isSignedByUs } from '@meritum/shared/merit/log/head';
import type { composeForCommands } from '../composition/compose';
import type { Assignment } from '../modules/assignments/assignment';
import { scoresOf } from '../modules/assignments/receipts/receipt';
import { chainStart } from '../modules/audit/rules';
import { verifyChain } from '../modules/audit/verify';
import { sealing } from '../modules/contests/computations';
import {
  type ContestSnapshot,
  entriesToPublish,
  readContest,
  withFrozenRules,
} from '../modules/contests/contest-snapshot';
import { problemOf } from '../modules/log/appending';
import type { ArchiveHeader } from '../platform/backup/archive';
import type { CopyingStore } from '../platform/backup/copying-store';

type Context = ReturnType<typeof composeForCommands>;

export interface Finding {
  /** The verified subject, with the number of its parts. */
  what: string;
  /** In words; null if nothing is wrong. */
  fault: string | null;
}

/** Verifies the audit trail, which must contain the last entry from when copying began. */
async function auditTrail({ verifying }: Context, { auditHead }: ArchiveHeader): Promise<Finding> {
  const verdict = await verifyChain(verifying.stores.audit, auditHead ?? chainStart);
  return verdict.whole
    ? { what: `Audit trail, ${verdict.head.seq} entries`, fault: null }
    : { what: 'Audit trail', fault: verdict.fault };
}

/**
 * Verifies that the public log leads to its last head, that we have signed it, and that the audit
 * trail has the entries it names. The encryption proves nothing: anybody can use the public key.
 */
async function publicLog({ keepingLog, verifying }: Context): Promise<Finding> {
  const { stores, reader } = keepingLog;
  const read = await reader.read();
  const what = `Public log, ${read.tree.size} entries`;
  const problem = await problemOf(keepingLog, read);
  if (problem) return { what, fault: problem };
  const last = await stores.log.findLastHead();
  // Uses our own keys, not those in the log: a forger would name their own.
  if (last && !(await isSignedByUs(last, keepingLog.signer.publicKeys)))
    return { what, fault: 'no key of JWT_SECRET or JWT_SECRET_PREVIOUS has signed its last head' };
  const hashes = new Map<string, string>();
  for await (const { seq, hash } of verifying.stores.audit.streamAll())
    hashes.set(`audit:${seq}`, hash);
  const stray = (await stores.log.listByKind('audit trail')).find(
    ({ source, entry }) => hashes.get(source) !== entry.digest,
  );
  return { what, fault: stray ? `the audit trail has no entry as in ${stray.source}` : null };
}

/** Whether a closed contest's ratings lead to the published root. */
async function rootOf(
  { results, keepingLog }: Context,
  snapshot: ContestSnapshot,
): Promise<string | null> {
  const { closed } = snapshot.result;
  if (!closed) return null;
  const known = withFrozenRules(snapshot);
  const entries = await entriesToPublish(results, known);
  const options = { rules: known.frozen.rules };
  const { tree } = await results.platform.threads.run(sealing, { lists: { entries }, options });
  if (treeFrom(tree).root !== closed.root) return 'its ratings do not lead to its root';
  const { season, category } = snapshot.result;
  const logged = (await keepingLog.stores.log.listByKind('judging closed')).find(
    ({ entry }) => entry.season === season && entry.category === category,
  );
  return logged && logged.entry.digest !== closed.root ? 'its root is not the logged one' : null;
}

/** Counts receipts that open to their ratings, up to the first assignment whose receipt does not. */
async function receiptsOf({ results }: Context, { frozen, result }: ContestSnapshot) {
  const names = await results.deps.assignments.findPseudonyms(result);
  const opens = ({ nominationId }: Assignment, { ratings, receipt }: Rated): boolean => {
    const entry = names.get(nominationId)?.pseudonym;
    if (!frozen || entry === undefined) return false;
    const { rulesHash, commitment } = receipt;
    const [scores, salt] = [scoresOf(frozen, ratings), saltOf(receipt)];
    return commitmentOf({ rulesHash, entry, scores, salt }) === commitment;
  };
  let count = 0;
  for (const assignment of await results.deps.assignments.findByContest(result)) {
    for (const rating of [...assignment.former, assignment.evaluation]) {
      if (!rating) continue;
      if (!opens(assignment, rating)) return { count, stray: assignment._id };
      count += 1;
    }
  }
  return { count, stray: null };
}

type Rated = NonNullable<Assignment['evaluation']>;

async function contests(context: Context): Promise<Finding[]> {
  const { seasons } = context.results.deps;
  let [closed, receipts] = [0, 0];
  const faults: Finding[] = [];
  for (const { id: season, categories } of await seasons.all()) {
    for (const { name: category } of categories) {
      const snapshot = await readContest(context.results, { season, category });
      if (snapshot.result.closed) closed += 1;
      const fault = await rootOf(context, snapshot);
      if (fault) faults.push({ what: `Ledger of ${season} ${category}`, fault });
      const { count, stray } = await receiptsOf(context, snapshot);
      receipts += count;
      if (stray !== null) {
        const what = `Receipts of ${season} ${category}`;
        faults.push({ what, fault: `the one of assignment ${stray} is not of its rating` });
      }
    }
  }
  if (faults.length > 0) return faults;
  return [
    { what: `Ledger roots, ${closed} closed contests`, fault: null },
    { what: `Receipts, ${receipts} ratings`, fault: null },
  ];
}

interface Restored {
  store: CopyingStore;
  header: ArchiveHeader;
  /** SHA-256 of each file, by its id. */
  files: Readonly<Record<string, string>>;
  /** Ids of files removed while the archive was written. */
  removed: ReadonlySet<string>;
  /** Whether documents are in an object store, which archives do not contain. */
  hasObjectStore: boolean;
}

/**
 * Reads each stored document from the object store or the database. A document removed since the
 * archive began looks like a lost one.
 */
async function storedDocuments({ documents }: Context, { removed }: Restored): Promise<Finding> {
  const { count, incomplete } = await documents.incomplete();
  const lost = incomplete.filter((id) => !removed.has(id));
  return {
    what: `Stored documents, ${count}`,
    fault: lost.length > 0 ? `${lost.length} cannot be read in full: ${lost.join(', ')}` : null,
  };
}

/** Reads each file back from the database. */
async function archivedFiles({ store, files }: Restored): Promise<Finding> {
  let count = 0;
  const what = `Files in the archives, ${Object.keys(files).length}`;
  for (const record of await store.files()) {
    const id = String(record._id);
    if ((await digestOf(store.chunks(record))) !== files[id])
      return { what, fault: `the file ${id} is not the one that was backed up` };
    count += 1;
  }
  const missing = Object.keys(files).length - count;
  return { what, fault: missing === 0 ? null : `${missing} are missing` };
}

/** Reads all chunks of a file and returns the hash at their end. */
async function digestOf(chunks: ReturnType<CopyingStore['chunks']>): Promise<string | null> {
  for (;;) {
    const { done, value } = await chunks.next();
    if (done) return value;
  }
}

/** Verifies a restored database by its own proofs, independently of the archive's statements. */
export async function verifyRestored(context: Context, restored: Restored): Promise<Finding[]> {
  return [
    await auditTrail(context, restored.header),
    await publicLog(context),
    ...(await contests(context)),
    await archivedFiles(restored),
    ...(restored.hasObjectStore ? [await storedDocuments(context, restored)] : []),
  ];
}
