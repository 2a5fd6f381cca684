import type { Readable } from 'node:stream';
import { fileAdvice, fileExtension, mayBeDocument } from '@meritum/shared/contracts/file-kinds';
import { documentExtension, documentTypes, limits } from '@meritum/shared/contracts/limits';
import type { DocumentReply } from '@meritum/shared/contracts/nominations';
import type { Person } from '../../platform/authorisation/actor';
import { after } from '../../platform/clock';
import type { InChunks } from '../../platform/files/files';
import type { Origin } from '../../platform/rates/origins';
import type { Documents } from './context';
import type { DocumentReference, StoredDocument } from './document';
import {
  emptyFile,
  fileInfected,
  fileTooLarge,
  fileTypeNotSupported,
  noSuchUpload,
} from './errors';
import { safeFileName, storagePath } from './file-names';
import { readableFile } from './readable';
import { expectRoom, originNames } from './room';
import {
  documentUrl,
  isClaimed,
  maxUpload,
  originKept,
  readDocumentUrl,
  spareDocuments,
  spareLifetime,
} from './rules';
import { scanDocument } from './scan';
import { newDocumentId } from './store';

export type DocumentOwner = Pick<Person, 'accountId' | 'email'> & { origin: Origin };

/** An uploaded file: a stream, or parts that are already stored. */
type Uploaded = { name: string } & ({ content: Readable } | { chunks: InChunks });

/** Passes chunks on and counts their bytes in the document. Throws for a wrong size. */
async function* measured(source: AsyncIterable<Buffer>, document: StoredDocument) {
  for await (const chunk of source) {
    document.bytes += chunk.length;
    if (document.bytes > limits.documentBytes) throw fileTooLarge();
    yield chunk;
  }
  if (document.bytes === 0) throw emptyFile();
}

/** Stores a file's bytes and records how many. */
async function storeBytes(
  { files }: Documents['stores'],
  file: Uploaded,
  document: StoredDocument,
  path: string,
): Promise<void> {
  const { _id } = document;
  if ('content' in file) return files.write(_id, path, measured(file.content, document));
  if (!(await files.assemble(_id, path, file.chunks))) throw noSuchUpload();
  document.bytes = file.chunks.bytes;
}

/** Throws unsupported-media-type for an extension that documents cannot have. */
export function expectDocumentName(name: string): void {
  if (!mayBeDocument(name)) throw fileTypeNotSupported(fileAdvice(fileExtension(name)));
}

/** The media type of a name; the general one for other extensions. */
function mediaTypeOf(name: string): string {
  const extension = documentExtension(name);
  return extension ? documentTypes[extension] : 'application/octet-stream';
}

/**
 * Stores an uploaded file for its owner (ENT-017). A refused or interrupted upload leaves nothing
 * behind.
 */
export async function storeDocument(
  context: Documents,
  owner: DocumentOwner,
  file: Uploaded,
): Promise<StoredDocument> {
  const { scanner } = context;
  const { documents, files } = context.stores;
  const { clock, config } = context.platform;
  const name = safeFileName(file.name);
  expectDocumentName(name);
  await expectRoom(context, owner.origin);
  const document: StoredDocument = {
    _id: newDocumentId(),
    accountId: owner.accountId,
    state: 'uploading',
    name,
    mediaType: mediaTypeOf(name),
    bytes: 0,
    uploadedAt: clock(),
    claimedAt: null,
    from: originNames(owner.origin, config.keys['counted attempts']),
    scan: scanner ? 'waiting' : 'not-scanned',
    scanAskedAt: null,
  };
  await documents.insert(document);
  const path = storagePath(owner, document.uploadedAt, name);
  try {
    await storeBytes(context.stores, file, document, path);
    Object.assign(document, await readableFile(context.stores, document));
    document.mediaType = mediaTypeOf(document.name);
  } catch (error) {
    await files.remove(document._id);
    await documents.deleteById(document._id);
    throw error;
  }
  await documents.updateStored(document);
  const stored: StoredDocument = { ...document, state: 'stored' };
  try {
    await expectRoom(context, owner.origin);
  } catch (error) {
    await discardDocument(context, stored);
    throw error;
  }
  return stored;
}

/** Removes a document, its file first. */
export async function discardDocument(
  { stores: { documents, files } }: Pick<Documents, 'stores'>,
  document: StoredDocument,
): Promise<void> {
  if (document.state !== 'removing' && !(await documents.startRemoval(document))) return;
  await files.remove(document._id);
  await documents.deleteById(document._id);
}

/** The reply to an upload; nominations refer to its `url`. */
export function presentDocument(document: StoredDocument): DocumentReply {
  const { _id, name, bytes, scan, notices = [] } = document;
  const reply = { documentId: _id.toHexString(), url: documentUrl(document), name, bytes, scan };
  return notices.length > 0 ? { ...reply, notices: [...notices] } : reply;
}

/** A document of the account, as in the reply to its upload; undefined when it is gone. */
export async function documentOf(
  { stores: { documents } }: Pick<Documents, 'stores'>,
  accountId: string,
  documentId: string,
): Promise<DocumentReply | undefined> {
  const document = await documents.findByOwner(accountId, documentId);
  return document ? presentDocument(document) : undefined;
}

/** Scans an upload. Throws when it is infected, and removes it. */
export async function examineUpload(
  context: Documents,
  uploaded: StoredDocument,
): Promise<StoredDocument> {
  const document = await scanDocument(context, uploaded);
  if (document.scan !== 'infected') return document;
  await discardDocument(context, document);
  throw fileInfected(document.finding);
}

/**
 * Claims the document at `url` for its owner's submission, so that no upkeep removes it before the
 * nomination is stored. Undefined when the account has no such document; 'infected' if it is.
 */
export async function claimDocument(
  context: Documents,
  accountId: string,
  url: string,
): Promise<DocumentReference | 'infected' | undefined> {
  const { documents } = context.stores;
  const id = readDocumentUrl(url);
  const document = id ? await documents.findByOwner(accountId, id) : null;
  if (!id || !document) return undefined;
  if (document.scan === 'infected') {
    if (!(await context.deps.nominations.isReferenced(accountId, id)))
      await discardDocument(context, document);
    return 'infected';
  }
  const claimed = await documents.claim(accountId, id, context.platform.clock());
  if (!claimed) return undefined;
  const { name, bytes } = claimed;
  return { id, name, url: documentUrl(claimed), bytes };
}

/** Removes unreferenced uploads beyond the newest few of the account. */
export async function tidyAccount(context: Documents, accountId: string): Promise<void> {
  const unused = await unreferenced(
    context,
    await context.stores.documents.listStoredByOwner(accountId),
  );
  for (const document of unused.slice(spareDocuments)) await discardDocument(context, document);
}

/**
 * Removes all documents of an account. False while an upload is running or an audit entry is
 * pending; then erasing is repeated, or upkeep removes the rest.
 */
export async function eraseDocuments(
  context: Pick<Documents, 'stores'>,
  accountId: string,
): Promise<boolean> {
  for (const document of await context.stores.documents.listByOwner(accountId))
    if (document.state !== 'uploading') await discardDocument(context, document);
  return (await context.stores.documents.listByOwner(accountId)).length === 0;
}

/** The account's documents; the bytes of each are read only on demand. */
export async function copiesOfDocuments(
  { stores: { documents, files } }: Pick<Documents, 'stores'>,
  accountId: string,
): Promise<{ name: string; open(): Readable }[]> {
  const stored = await documents.listStoredByOwner(accountId);
  const kept = stored.filter(({ scan }) => scan !== 'infected');
  return kept.map(({ _id, name }) => ({ name, open: () => files.read(_id) }));
}

/** Removes unused and unfinished uploads; returns how many. */
export async function sweepDocuments(context: Documents): Promise<number> {
  const { documents } = context.stores;
  const now = context.platform.clock();
  await documents.forgetOrigins(after(now, -originKept));
  const old = await documents.listOlderThan({
    stored: after(now, -spareLifetime),
    uploading: after(now, -maxUpload),
  });
  const unused = await unreferenced(context, old);
  for (const document of unused) await discardDocument(context, document);
  return unused.length;
}

async function unreferenced(context: Documents, candidates: StoredDocument[]) {
  const unused: StoredDocument[] = [];
  for (const document of candidates) {
    if (isClaimed(document, context.platform.clock)) continue;
    const id = document._id.toHexString();
    if (!(await context.deps.nominations.isReferenced(document.accountId, id)))
      unused.push(document);
  }
  return unused;
}

/** Reads every stored document; returns the ids of those with missing bytes or another length. */
export async function incompleteDocuments({
  stores: { documents, files },
}: Pick<Documents, 'stores'>): Promise<{ count: number; incomplete: string[] }> {
  const all = await documents.listKept();
  const incomplete: string[] = [];
  for (const { _id, bytes } of all)
    if ((await lengthOf(files.read(_id))) !== bytes) incomplete.push(_id.toHexString());
  return { count: all.length, incomplete };
}

/** Null when the file cannot be read to its end. */
async function lengthOf(content: AsyncIterable<Buffer>): Promise<number | null> {
  let bytes = 0;
  try {
    for await (const chunk of content) bytes += chunk.length;
    return bytes;
  } catch {
    return null;
  }
}
