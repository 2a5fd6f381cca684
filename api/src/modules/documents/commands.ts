import type { Readable } from 'node:stream';
import { documentExtension, documentTypes } from '@meritum/shared/contracts/limits';
import type { DocumentReply } from '@meritum/shared/contracts/nominations';
import type { Person } from '../../platform/authorisation/actor';
import { requireFactor } from '../../platform/authorisation/proof';
import { after } from '../../platform/clock';
import { checkedContent } from './content';
import type { Documents, Reader } from './context';
import type { DocumentReference, StoredDocument } from './document';
import { documentInfected, documentNotYours, fileInfected, fileTypeNotSupported } from './errors';
import { safeFileName, storagePath } from './file-names';
import { isFitForJudges, mayReadDocument } from './policy';
import {
  documentUrl,
  isClaimed,
  longestUpload,
  readDocumentUrl,
  spareDocuments,
  spareLifetime,
} from './rules';
import { scanDocument } from './scan';
import { newDocumentId } from './store';

/** The account that owns an upload. */
export type Owner = Pick<Person, 'accountId' | 'email'>;

/**
 * Stores an uploaded file for its owner (ENT-017). Checks type and size while streaming; a refused
 * or interrupted upload leaves nothing behind.
 */
export async function storeDocument(
  { documents, files, clock, scanner }: Documents,
  owner: Owner,
  file: { name: string; content: Readable },
): Promise<StoredDocument> {
  const name = safeFileName(file.name);
  const extension = documentExtension(name);
  if (!extension) throw fileTypeNotSupported();
  const document: StoredDocument = {
    _id: newDocumentId(),
    accountId: owner.accountId,
    state: 'uploading',
    name,
    mediaType: documentTypes[extension],
    bytes: 0,
    uploadedAt: clock(),
    claimedAt: null,
    scan: scanner ? 'waiting' : 'not-scanned',
    scanAskedAt: null,
  };
  await documents.begin(document);
  const path = storagePath(owner, document.uploadedAt, name);
  try {
    await files.write(document._id, path, checkedContent(file.content, extension, document));
  } catch (error) {
    await documents.forget(document._id);
    throw error;
  }
  await documents.finish(document._id, document.bytes);
  return { ...document, state: 'stored' };
}

/** Removes a document, its file first. */
export async function discardDocument(
  { documents, files }: Pick<Documents, 'documents' | 'files'>,
  document: StoredDocument,
): Promise<void> {
  if (document.state !== 'removing' && !(await documents.startRemoval(document))) return;
  await files.remove(document._id);
  await documents.forget(document._id);
}

export interface OpenedDocument {
  document: StoredDocument;
  content: Readable;
}

/**
 * Opens a document for its owner, or for an admin who has shown a second factor and has no conflict
 * of interest with its nomination. Throws permission-denied for anyone else, and
 * failed-precondition when the owner's document is infected.
 */
export async function openDocument(
  context: Documents,
  actor: Reader,
  { documentId }: { documentId: string },
): Promise<OpenedDocument> {
  const { documents, files } = context;
  const own = await documents.ofOwner(actor.accountId, documentId);
  if (own?.scan === 'infected') throw documentInfected();
  const document = own ?? (await documentForOrganiser(context, actor, documentId));
  if (!document || !mayReadDocument(actor, document, { organizing: own === null }))
    throw documentNotYours();
  return { document, content: files.read(document._id) };
}

/** A document that the actor may read as an organiser, or null. */
async function documentForOrganiser(
  { documents, isUntied }: Documents,
  actor: Reader,
  documentId: string,
): Promise<StoredDocument | null> {
  if ((await actor.role()) !== 'admin') return null;
  requireFactor(await actor.proof());
  return (await isUntied(actor, documentId)) ? documents.byId(documentId) : null;
}

/**
 * Opens a document for a judge of its nomination, which the caller must have checked. Undefined
 * when the document is gone or judges may not read it.
 */
export async function openForJudge(
  { documents, files, unscannedToJudges }: Documents,
  documentId: string,
): Promise<OpenedDocument | undefined> {
  const document = await documents.byId(documentId);
  if (!document || !isFitForJudges(document, { unscannedToJudges })) return undefined;
  return { document, content: files.read(document._id) };
}

/** The reply to an upload; nominations refer to its `url`. */
export function present(document: StoredDocument): DocumentReply {
  const { _id, name, bytes, scan } = document;
  return { documentId: _id.toHexString(), url: documentUrl(document), name, bytes, scan };
}

/** A document of the account, as in the reply to its upload; undefined when it is gone. */
export async function documentOf(
  { documents }: Pick<Documents, 'documents'>,
  accountId: string,
  documentId: string,
): Promise<DocumentReply | undefined> {
  const document = await documents.ofOwner(accountId, documentId);
  return document ? present(document) : undefined;
}

/** Scans an upload. Throws when it is infected, and removes it. */
export async function examineUpload(
  context: Documents,
  uploaded: StoredDocument,
): Promise<StoredDocument> {
  const document = await scanDocument(context, uploaded);
  if (document.scan !== 'infected') return document;
  await discardDocument(context, document);
  throw fileInfected();
}

/**
 * Claims the document at `url` for a submission by its owner, so that it is not tidied away before
 * the nomination is stored. Undefined when it is not a stored document of theirs, 'infected' when
 * it is infected.
 */
export async function claimDocument(
  context: Documents,
  accountId: string,
  url: string,
): Promise<DocumentReference | 'infected' | undefined> {
  const { documents, clock } = context;
  const id = readDocumentUrl(url);
  const document = id ? await documents.ofOwner(accountId, id) : null;
  if (!id || !document) return undefined;
  if (document.scan === 'infected') {
    if (!(await context.isReferenced(accountId, id))) await discardDocument(context, document);
    return 'infected';
  }
  const claimed = await documents.claim(accountId, id, clock());
  if (!claimed) return undefined;
  const { name, bytes } = claimed;
  return { id, name, url: documentUrl(claimed), bytes };
}

/** Removes unreferenced uploads beyond the newest few of the account. */
export async function tidyAccount(context: Documents, accountId: string): Promise<void> {
  const unused = await unreferenced(context, await context.documents.storedOf(accountId));
  for (const document of unused.slice(spareDocuments)) await discardDocument(context, document);
}

/**
 * Removes all uploads of an account that no nomination refers to any more. False while an upload is
 * running; it ends or is swept later.
 */
export async function eraseDocuments(
  context: Pick<Documents, 'documents' | 'files'>,
  accountId: string,
): Promise<boolean> {
  const all = await context.documents.allOf(accountId);
  for (const document of all)
    if (document.state !== 'uploading') await discardDocument(context, document);
  return all.every(({ state }) => state !== 'uploading');
}

/** The account's documents; each is opened only when it is read. */
export async function copiesOfDocuments(
  { documents, files }: Pick<Documents, 'documents' | 'files'>,
  accountId: string,
): Promise<{ name: string; open(): Readable }[]> {
  const stored = await documents.storedOf(accountId);
  const kept = stored.filter(({ scan }) => scan !== 'infected');
  return kept.map(({ _id, name }) => ({ name, open: () => files.read(_id) }));
}

/** Removes unused and unfinished uploads; returns how many. */
export async function sweepDocuments(context: Documents): Promise<number> {
  const now = context.clock();
  const old = await context.documents.olderThan({
    stored: after(now, -spareLifetime),
    uploading: after(now, -longestUpload),
  });
  const unused = await unreferenced(context, old);
  for (const document of unused) await discardDocument(context, document);
  return unused.length;
}

async function unreferenced(context: Documents, candidates: StoredDocument[]) {
  const unused: StoredDocument[] = [];
  for (const document of candidates) {
    if (isClaimed(document, context.clock)) continue;
    const id = document._id.toHexString();
    if (!(await context.isReferenced(document.accountId, id))) unused.push(document);
  }
  return unused;
}
