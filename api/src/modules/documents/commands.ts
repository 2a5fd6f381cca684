import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { documentExtension, documentTypes } from '@meritum/shared/contracts/limits';
import type { Person } from '../../platform/authorisation/actor';
import { after, type Clock } from '../../platform/clock';
import type { Files } from '../../platform/files/files';
import { checkedContent } from './content';
import type { DocumentReference, StoredDocument } from './document';
import { documentNotYours, fileTypeNotSupported } from './errors';
import { safeFileName, storagePath } from './file-names';
import { mayOpen } from './policy';
import { present } from './present';
import {
  isClaimed,
  isToken,
  longestUpload,
  readDocumentUrl,
  spareDocuments,
  spareLifetime,
} from './rules';
import { type DocumentsStore, newDocumentId } from './store';

export interface Documents {
  documents: DocumentsStore;
  files: Files;
  /** True when a nomination refers to the document. */
  isReferenced(accountId: string, documentId: string): Promise<boolean>;
  clock: Clock;
}

/** Whose document it becomes. */
export type Owner = Pick<Person, 'accountId' | 'email'>;

/**
 * Stores an uploaded file for its owner (ENT-017). Type and size are checked while it passes
 * through; a refused or interrupted upload leaves nothing behind.
 */
export async function storeDocument(
  { documents, files, clock }: Documents,
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
    token: randomBytes(32).toString('base64url'),
    name,
    mediaType: documentTypes[extension],
    bytes: 0,
    uploadedAt: clock(),
    claimedAt: null,
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

/** Opens a document for its owner. Throws permission-denied for everyone and everything else. */
export async function openDocument(
  { documents, files }: Documents,
  actor: Pick<Person, 'accountId'>,
  { documentId, token }: { documentId: string; token?: string | undefined },
): Promise<{ document: StoredDocument; content: Readable }> {
  const document = await documents.ofOwner(actor.accountId, documentId);
  if (!document || !mayOpen(actor, document, token)) throw documentNotYours();
  return { document, content: files.read(document._id) };
}

/**
 * Lays claim to the document at `url` for a submission by its owner; undefined when the address
 * is not that of a stored document of theirs. The claim keeps it from being tidied away meanwhile.
 */
export async function claimDocument(
  { documents, clock }: Pick<Documents, 'documents' | 'clock'>,
  accountId: string,
  url: string,
): Promise<DocumentReference | undefined> {
  const named = readDocumentUrl(url);
  const document = named && (await documents.ofOwner(accountId, named.id));
  if (!document || !isToken(named?.token, document.token)) return undefined;
  const claimed = await documents.claim(accountId, named.id, clock());
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
  return stored.map(({ _id, name }) => ({ name, open: () => files.read(_id) }));
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
