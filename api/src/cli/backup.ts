import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { allStores } from '../composition/modules';
import { type Config, readConfig } from '../config/environment';
import { auditStore } from '../modules/audit/store';
import { logStore } from '../modules/log/store';
import { newKeyPair, parseRecipient } from '../platform/backup/age';
import {
  type ArchiveHeader,
  archiveFormat,
  type CopiedDocument,
  writeArchive,
} from '../platform/backup/archive';
import { type CopyingStore, copyingStore, fileRecordIn } from '../platform/backup/copying-store';
import { orderOfCopying } from '../platform/backup/order';
import { mongoClient } from '../platform/mongo/mongo';

const usage = 'Usage: backup <new archive> <public key>[,<public key>] [<index of a full archive>]';

/** The index file beside an archive, for the next archive and its keeper; it has no secret. */
export interface ArchiveIndex extends ArchiveHeader {
  bytes: number;
  /** Of the stored archive file. */
  sha256: string;
  files: readonly string[];
}

export const indexOf = (archive: string): string => `${archive}.json`;

/** Reads the index of a full archive. Throws for an archive that needs another one itself. */
export async function readBase(path: string | undefined): Promise<ArchiveIndex | null> {
  if (path === undefined) return null;
  const index: ArchiveIndex = JSON.parse(await readFile(path, 'utf8'));
  if (index.format !== archiveFormat || index.base !== null || !Array.isArray(index.files))
    throw new Error('The base must be the index (.json) of a full archive of this format.');
  return index;
}

/** The collections in order, then the chunks of files that the base lacks. */
function contentOf(store: CopyingStore, header: ArchiveHeader, inBase: ReadonlySet<string>) {
  const files: Record<string, string> = {};
  const removed: string[] = [];
  async function* documents(): AsyncGenerator<CopiedDocument> {
    const records = new Map<string, ReturnType<typeof fileRecordIn>>();
    const order = orderOfCopying(allStores, await store.names());
    for await (const copied of store.documents(order, header.read === 'moment')) {
      if (copied.collection === 'documentFiles.files') {
        const record = fileRecordIn(copied);
        records.set(String(record._id), record);
      }
      yield copied;
    }
    for (const [id, record] of records) {
      if (inBase.has(id)) continue;
      const sha256 = yield* store.chunks(record);
      if (sha256 === null) removed.push(id);
      else files[id] = sha256;
    }
  }
  return { header, documents: documents(), end: () => ({ files, removed }), files };
}

interface BackingUp {
  archive: string;
  recipients: readonly string[];
  base: ArchiveIndex | null;
}

/** Backs the database up; returns the archive's index. Throws when the archive exists. */
export async function backUp(
  { archive, recipients, base }: BackingUp,
  config: Pick<Config, 'mongo'>,
): Promise<ArchiveIndex> {
  for (const path of [archive, indexOf(archive)])
    if (existsSync(path)) throw new Error(`${path} exists already. Give the archive another name.`);
  const client = mongoClient(config.mongo);
  const partial = `${archive}.partial`;
  try {
    const db = client.db(config.mongo.database);
    const store = copyingStore(client, db);
    const head = await logStore(db).findLastHead();
    const header: ArchiveHeader = {
      format: archiveFormat,
      id: randomUUID(),
      at: new Date().toISOString(),
      read: (await store.readsAtOneMoment()) ? 'moment' : 'sequence',
      auditHead: await auditStore(db).findHead(),
      logHead: head && { size: head.size, root: head.root },
      base: base?.id ?? null,
    };
    const content = contentOf(store, header, new Set(base?.files));
    await rm(partial, { force: true });
    const written = await writeArchive(partial, recipients, content);
    const index = { ...header, ...written, files: Object.keys(content.files) };
    await writeFile(indexOf(archive), `${JSON.stringify(index)}\n`, { flag: 'wx' });
    await rename(partial, archive);
    return index;
  } finally {
    await rm(partial, { force: true });
    await client.close();
  }
}

/**
 * `meritum backup <archive> <public keys> [<index>]`: copies everything into one archive that only
 * the holder of a secret key can open. With an index, leaves out the files in its archive.
 */
export async function backup([archive, keys, base]: readonly string[]): Promise<void> {
  if (!archive || !keys) throw new Error(usage);
  const recipients = keys.split(',').map(parseRecipient);
  // Reads the database's settings without those that only production requires.
  const config = readConfig({ NODE_ENV: 'development', ...process.env });
  const index = await backUp({ archive, recipients, base: await readBase(base) }, config);
  const { auditHead, bytes, sha256, files } = index;
  console.log(
    [
      `Backed up to ${archive}: ${bytes} bytes, ${files.length} files${index.base ? ' that the base does not have' : ''}.`,
      `SHA-256: ${sha256}`,
      `Audit trail: ${auditHead ? `${auditHead.seq}:${auditHead.hash}` : 'no entries'}`,
    ].join('\n'),
  );
  if (config.documents.objectStore)
    console.log('Documents in the object store (DOCUMENTS_S3) are not in it: keep versions there.');
}

/** `meritum backup-key`: prints a new pair of keys, in the form of age-keygen. */
export async function backupKey(): Promise<void> {
  const { identity, recipient } = await newKeyPair();
  console.log(`# public key: ${recipient}\n${identity}`);
}
