import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pluralize } from '@meritum/shared/programme/format-count';
import { composeForCommands } from '../composition/compose';
import { modules } from '../composition/serving';
import { type Config, readConfig } from '../config/environment';
import { pendingAuditEntry } from '../module-kit/pending-entries';
import { eraseRestored } from '../modules/account/deletion';
import { restoredEvent } from '../modules/audit/restorations';
import { keepLog } from '../modules/log/appending';
import { parseIdentity } from '../platform/backup/age';
import {
  type ArchiveEnd,
  type ArchiveHeader,
  type CopiedDocument,
  readArchive,
} from '../platform/backup/archive';
import { copyingStore, fileOfChunk, fileRecordIn } from '../platform/backup/copying-store';
import { chunksOfFiles } from '../platform/backup/order';
import { systemClock } from '../platform/clock';
import { mongoClient } from '../platform/mongo/mongo';
import { type Finding, verifyRestored } from './verify-restored';

const usage = 'Usage: restore <archive> <file of the secret key> <reason> [<its base>]';

type Checked = Awaited<ReturnType<typeof checked>>;

/** Reads a whole archive, which proves it complete; also returns the ids of its files. */
async function checked(path: string, identity: string) {
  const files: string[] = [];
  let header: ArchiveHeader | undefined;
  let end: ArchiveEnd | undefined;
  for await (const part of readArchive(path, identity)) {
    if ('header' in part) header = part.header;
    else if ('end' in part) end = part.end;
    else if (part.collection === 'documentFiles.files') files.push(String(fileRecordIn(part)._id));
  }
  if (!header || !end) throw new Error('The archive has no content.');
  return { header, end, files };
}

interface Sources {
  archive: string;
  base: string | undefined;
  identity: string;
}

/** The files that must come from the base, with their hashes. Throws for a wrong base. */
async function missingFrom(
  { header, end, files }: Checked,
  { base, identity }: Sources,
): Promise<Record<string, string>> {
  const has = new Set([...Object.keys(end.files), ...end.removed]);
  const missing = files.filter((id) => !has.has(id));
  if (header.base === null) {
    if (base) throw new Error('This archive is a full one and needs no base.');
    if (missing.length > 0)
      throw new Error(`The archive lacks ${pluralize(missing.length, 'file')}.`);
    return {};
  }
  if (!base) throw new Error('This archive needs its base: the full archive before it.');
  const below = await checked(base, identity);
  if (below.header.id !== header.base) throw new Error('That is not the base of this archive.');
  return Object.fromEntries(
    missing.map((id) => {
      const sha256 = below.end.files[id];
      if (!sha256) throw new Error(`The base lacks the file ${id}.`);
      return [id, sha256];
    }),
  );
}

async function* documentsIn(
  [path, identity]: [string, string],
  isWanted: (copied: CopiedDocument) => boolean,
): AsyncGenerator<CopiedDocument> {
  for await (const part of readArchive(path, identity))
    if ('bson' in part && isWanted(part)) yield part;
}

/** The root of a log without entries (RFC 6962, 2.1). */
const emptyRoot = createHash('sha256').digest('hex');

interface Restored {
  findings: Finding[];
  /** Erased people whom the archive brought back; null without a list, or with a fault. */
  again: Awaited<ReturnType<typeof eraseRestored>>;
}

/**
 * Restores into the configured database, which must be empty, verifies and records the restore, and
 * erases people again who were erased since the backup.
 * @throws Error before anything is written, when an archive is incomplete
 */
export async function restoreFrom(
  sources: Sources,
  reason: string,
  config: Config,
): Promise<Restored> {
  const { archive, base, identity } = sources;
  const client = mongoClient(config.mongo);
  try {
    const db = client.db(config.mongo.database);
    const store = copyingStore(client, db);
    const whole = await checked(archive, identity);
    const fromBase = await missingFrom(whole, sources);
    if (!(await store.isEmpty()))
      throw new Error(
        `The database ${config.mongo.database} is not empty. Restore into a new one, or drop it first.`,
      );
    if (base)
      await store.write(
        documentsIn(
          [base, identity],
          (copied) => copied.collection === chunksOfFiles && fileOfChunk(copied) in fromBase,
        ),
      );
    const removed = new Set(whole.end.removed);
    await store.write(
      documentsIn([archive, identity], (copied) => {
        if (removed.size === 0) return true;
        if (copied.collection === chunksOfFiles) return !removed.has(fileOfChunk(copied));
        const isFile = copied.collection === 'documentFiles.files';
        return !isFile || !removed.has(String(fileRecordIn(copied)._id));
      }),
    );
    await modules.prepare(db, { config });
    const context = composeForCommands(db, { config, clock: systemClock });
    const { id, at, auditHead, logHead } = whole.header;
    const from = {
      archive: id,
      copiedAt: at,
      auditHead: auditHead && { seq: auditHead.seq, hash: auditHead.hash },
      logHead: logHead ?? { size: 0, root: emptyRoot },
    };
    await context.trail.record(pendingAuditEntry(systemClock, restoredEvent(from, reason)));
    const files = { ...whole.end.files, ...fromBase };
    const findings = await verifyRestored(context, {
      ...{ store, files, removed },
      header: whole.header,
      hasObjectStore: config.documents.objectStore !== undefined,
    });
    if (findings.some(({ fault }) => fault !== null)) return { findings, again: null };
    // A fault of the log is reported when the server starts.
    await keepLog(context.keepingLog);
    return { findings, again: await eraseRestored(context.account) };
  } finally {
    await client.close();
  }
}

const byHand =
  'Whoever was erased since the backup may be back. Before you open the site, run erase-account for each id in the lines "erased an account" of the log since then.';

/**
 * `meritum restore <archive> <key file> <reason> [<base>]`: writes an archive into an empty
 * database, verifies it, and records the restore in the audit trail and the public log.
 */
export async function restore([archive, keyFile, reason, base]: readonly string[]): Promise<void> {
  if (!archive || !keyFile || !reason) throw new Error(usage);
  const identity = parseIdentity(await readFile(keyFile, 'utf8'));
  const { findings, again } = await restoreFrom({ archive, base, identity }, reason, readConfig());
  for (const { what, fault } of findings) console.log(`${what}: ${fault ?? 'verified'}`);
  if (findings.some(({ fault }) => fault !== null))
    throw new Error('The restored database does not verify. Do not use it.');
  console.log(
    'Restored. Everybody has to sign in again. Say publicly that it was restored and why.\n' +
      (again
        ? `Erased again: ${pluralize(again.erased, 'account')} erased since the backup.`
        : `There is no list of the erased (ERASED_PEOPLE_LIST). ${byHand}`),
  );
  if (again && again.unknown > 0)
    console.log(
      `Of that list ${pluralize(again.unknown, 'line is', 'lines are')} cut off, or of a secret that is not set. ${byHand}`,
    );
}
