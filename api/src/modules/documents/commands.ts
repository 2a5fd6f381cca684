import type { Readable } from 'node:stream';
import { documentExtension, documentTypes } from '@meritum/shared/contracts/limits';
import type { DocumentReply, DocumentScan } from '@meritum/shared/contracts/nominations';
import type { Person } from '../../platform/authorisation/actor';
import { requireFactor } from '../../platform/authorisation/proof';
import { after } from '../../platform/clock';
import { checkedContent } from './content';
import type { Documents, Reader } from './context';
import type { DocumentReference, StoredDocument } from './document';
import { documentInfected, documentNotYours, fileInfected, fileTypeNotSupported } from './errors';
import { safeFileName, storagePath } from './file-names';
import { isFitForJudges, mayReadDocument } from './policy';
import { present } from './present';
import { isClaimed, longestUpload, readDocumentUrl, spareDocuments, spareLifetime } from './rules';
import { scanDocument } from './scan';
import { newDocumentId } from './store';

/** Whose document it becomes. */
export type Owner = Pick<Person, 'accountId' | 'email'>;

/**
 * Stores an uploaded file for its owner (ENT-017). Type and size are checked while it passes
 * through; a refused or interrupted upload leaves nothing behind.
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

/** Takes back a document that was stored a moment ago. */
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
 * Opens a document for its owner, or for an admin who has shown a second factor and whom nothing ties
 * to its nomination. Throws permission-denied for everyone and everything else, and
 * failed-precondition to the owner of one in which something was found.
 */
export async function openDocument(
  context: Documents,
  actor: Reader,
  { documentId }: { documentId: string },
): Promise<OpenedDocument> {
  const { documents, files } = context;
  const own = await documents.ofOwner(actor.accountId, documentId);
  if (own?.scan === 'infected') throw documentInfected();
  const document = own ?? (await forOrganizer(context, actor, documentId));
  const reading = { assigned: false, organizing: own === null, unscannedToJudges: false };
  if (!document || !mayReadDocument(actor, document, reading)) throw documentNotYours();
  return { document, content: files.read(document._id) };
}

/** A document that the actor may read as an organiser; null when there is none. */
async function forOrganizer(
  { documents, isUntied }: Documents,
  actor: Reader,
  documentId: string,
): Promise<StoredDocument | null> {
  if ((await actor.role()) !== 'admin') return null;
  requireFactor(await actor.proof());
  return (await isUntied(actor, documentId)) ? documents.byId(documentId) : null;
}

/**
 * Opens a document for somebody of whom another module has made sure that they judge its nomination;
 * undefined when there is none, or none that judges may have.
 */
export async function openForJudge(
  { documents, files, unscannedToJudges }: Documents,
  documentId: string,
): Promise<OpenedDocument | undefined> {
  const document = await documents.byId(documentId);
  if (!document || !isFitForJudges(document, { unscannedToJudges })) return undefined;
  return { document, content: files.read(document._id) };
}

/** How a document of the owner stands with the scanner; undefined when there is none any more. */
export async function scanOf(
  { documents }: Pick<Documents, 'documents'>,
  accountId: string,
  documentId: string,
): Promise<DocumentScan | undefined> {
  return (await documents.ofOwner(accountId, documentId))?.scan;
}

/** A document of the account as its upload was answered; undefined when it has gone. */
export async function documentOf(
  { documents }: Pick<Documents, 'documents'>,
  accountId: string,
  documentId: string,
): Promise<DocumentReply | undefined> {
  const document = await documents.ofOwner(accountId, documentId);
  return document ? present(document) : undefined;
}

/** What an upload is once a scanner has looked at it. Throws when something was found; it is gone. */
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
 * Lays claim to the document at `url` for a submission by its owner; undefined when the address
 * is not that of a stored document of theirs, 'infected' when something was found in it. The claim
 * keeps it from being tidied away meanwhile.
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
  return claimed ? toReference(claimed) : undefined;
}

function toReference(document: StoredDocument): DocumentReference {
  const { documentId, name, url, bytes } = present(document);
  return { id: documentId, name, url, bytes };
}

/** Removes what newer uploads of the same account have replaced. */
export async function tidyAccount(context: Documents, accountId: string): Promise<void> {
  const spare = await unreferenced(context, await context.documents.storedOf(accountId));
  for (const document of spare.slice(spareDocuments)) await discardDocument(context, document);
}

/**
 * Removes everything that an account has uploaded; no nomination refers to it any more. False while
 * an upload is under way: it ends first, or is swept away when it never does.
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

/** The account's documents, each to be opened when it is read. */
export async function copiesOfDocuments(
  { documents, files }: Pick<Documents, 'documents' | 'files'>,
  accountId: string,
): Promise<{ name: string; open(): Readable }[]> {
  const stored = await documents.storedOf(accountId);
  const kept = stored.filter(({ scan }) => scan !== 'infected');
  return kept.map(({ _id, name }) => ({ name, open: () => files.read(_id) }));
}

/** Removes uploads that were never used or never ended; returns how many. */
export async function sweepDocuments(context: Documents): Promise<number> {
  const now = context.clock();
  const old = await context.documents.olderThan({
    stored: after(now, -spareLifetime),
    uploading: after(now, -longestUpload),
  });
  const spare = await unreferenced(context, old);
  for (const document of spare) await discardDocument(context, document);
  return spare.length;
}

async function unreferenced(context: Documents, candidates: StoredDocument[]) {
  const spare: StoredDocument[] = [];
  for (const document of candidates) {
    if (isClaimed(document, context.clock)) continue;
    const id = document._id.toHexString();
    if (!(await context.isReferenced(document.accountId, id))) spare.push(document);
  }
  return spare;
}
