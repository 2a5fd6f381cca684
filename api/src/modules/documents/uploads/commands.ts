import { randomUUID } from 'node:crypto';
import { maxPartBytes, partBytes, type UploadProgress } from '@meritum/shared/contracts/uploads';
import { after } from '../../../platform/clock';
import { DomainError } from '../../../platform/errors/domain-error';
import {
  type DocumentOwner,
  documentOf,
  examineUpload,
  expectDocumentName,
  storeDocument,
  tidyAccount,
} from '../commands';
import type { Documents } from '../context';
import {
  emptyFile,
  fileTooLarge,
  noSuchUpload,
  partTooShort,
  uploadSpaceExhausted,
} from '../errors';
import { nameByContent } from '../kind';
import { expectRoom } from '../room';
import {
  freeSlot,
  maxPause,
  maxStoring,
  maxUpload,
  maxUploads,
  shortPause,
  takenOf,
} from './rules';
import type { NextPart, UploadsStore } from './store';
import type { PartialUpload } from './upload';

/**
 * Starts an upload in parts, which reserves no space before its first part. Ends the account's oldest
 * upload if it has too many. Throws unsupported-media-type; failed-precondition when there is no room;
 * unavailable when too many start simultaneously.
 */
export async function startUpload(
  context: Documents,
  { accountId, origin }: DocumentOwner,
  { name, bytes }: { name: string; bytes: number },
): Promise<UploadProgress> {
  expectDocumentName(name);
  await expectRoom(context, origin);
  const { uploads } = context.stores;
  const now = context.platform.clock();
  const upload: Omit<PartialUpload, 'slot'> = {
    _id: randomUUID(),
    accountId,
    name,
    bytes,
    received: 0,
    reserved: 0,
    startedAt: now,
    lastPartAt: now,
    storingSince: null,
    documentId: null,
  };
  // Another request may take the slot first; then try the next one.
  for (let turn = 0; turn < maxUploads; turn++) {
    const slot = await emptiedSlot(uploads, accountId);
    if (slot && (await uploads.insert({ ...upload, slot })))
      return { uploadId: upload._id, received: 0, maxPartBytes, document: null };
  }
  throw uploadSpaceExhausted();
}

/** Returns a free slot of the account, ending its oldest uploads if needed. */
async function emptiedSlot(uploads: UploadsStore, accountId: string): Promise<string | undefined> {
  const all = await uploads.listByOwner(accountId);
  for (const { _id } of all.slice(maxUploads - 1)) await uploads.remove(_id);
  return freeSlot(accountId, all.slice(0, maxUploads - 1));
}

/** Whether all unfinished uploads fit, after removing other people's idle ones if needed. */
async function makeRoom(
  { stores: { uploads }, platform: { clock, config } }: Documents,
  own: PartialUpload,
): Promise<boolean> {
  let excess = (await uploads.sumReservedBytes()) - config.documents.unfinishedBytes;
  if (excess <= 0) return true;
  for (const { _id, reserved } of await uploads.listSilentSince(after(clock(), -shortPause))) {
    if (_id === own._id || reserved === 0) continue;
    await uploads.remove(_id);
    excess -= reserved;
    if (excess <= 0) return true;
  }
  return false;
}

interface At {
  uploadId: string;
}

/** Returns the progress of the actor's upload. Throws not-found. */
export async function uploadProgressOf(
  context: Documents,
  { accountId }: Pick<DocumentOwner, 'accountId'>,
  { uploadId }: At,
): Promise<UploadProgress> {
  const upload = await context.stores.uploads.findByOwner(accountId, uploadId);
  if (!upload) throw noSuchUpload();
  return present(context, upload);
}

async function present(
  context: Documents,
  { _id: uploadId, accountId, documentId, received }: PartialUpload,
): Promise<UploadProgress> {
  if (documentId === null) return { uploadId, received, maxPartBytes, document: null };
  const document = await documentOf(context, accountId, documentId);
  if (!document) throw noSuchUpload();
  return { uploadId, received, maxPartBytes, document };
}

interface Sender extends Pick<DocumentOwner, 'accountId'> {
  /** Called for the last part only. */
  owner(): Promise<DocumentOwner>;
}

/**
 * Stores the next part; any other part changes nothing and returns the progress. After the last one
 * the file is checked and scanned like any upload; a refused one leaves nothing behind. Throws
 * not-found, unavailable when there is no space for the part, and the errors of {@link
 * storeDocument} and the scanner.
 */
export async function receivePart(
  context: Documents,
  sender: Sender,
  { uploadId, offset, content }: At & { offset: number; content: Buffer },
): Promise<UploadProgress> {
  const { accountId } = sender;
  const part = { accountId, uploadId, offset, bytes: content.length };
  const next = await context.stores.uploads.reserve(part);
  const now = next ? await append(context, next, content) : await refused(context, part);
  if (now?.documentId === null && now.received < now.bytes) return present(context, now);
  if (now?.documentId === null) await store(context, await sender.owner(), now);
  return uploadProgressOf(context, sender, { uploadId });
}

/**
 * Stores the part that space was reserved for and returns the upload; null when another request was
 * first. Space is reserved before it is checked, so that simultaneous parts are all counted.
 */
async function append(
  context: Documents,
  upload: PartialUpload,
  content: Buffer,
): Promise<PartialUpload | null> {
  const { uploads } = context.stores;
  if (!(await makeRoom(context, upload))) {
    await uploads.release(upload);
    throw uploadSpaceExhausted();
  }
  if (upload.received === 0) await expectDocument(uploads, upload, content);
  const taken = content.subarray(0, takenOf(upload, content.length));
  return uploads.append({ upload, content: taken, at: context.platform.clock() });
}

/** Ends an upload whose first part has an unsupported type, before the rest is sent. */
async function expectDocument(
  uploads: UploadsStore,
  { _id, name }: PartialUpload,
  content: Buffer,
): Promise<void> {
  try {
    await nameByContent(name, content);
  } catch (error) {
    await uploads.remove(_id);
    throw error;
  }
}

/** The upload, for a part of another offset. Throws the refusal of a part of the right offset. */
async function refused(
  { stores: { uploads } }: Documents,
  { accountId, uploadId, offset, bytes }: NextPart,
): Promise<PartialUpload> {
  const upload = await uploads.findByOwner(accountId, uploadId);
  if (!upload) throw noSuchUpload();
  const rest = upload.bytes - upload.received;
  if (upload.documentId !== null || offset !== upload.received || rest === 0) return upload;
  if (bytes === 0) throw emptyFile();
  if (bytes > rest) throw fileTooLarge();
  const least = Math.min(partBytes, rest);
  if (bytes < least) throw partTooShort(least);
  return upload;
}

/** Assembles the document from its parts, unless another request is doing so. */
async function store(
  context: Documents,
  owner: DocumentOwner,
  upload: PartialUpload,
): Promise<void> {
  const { uploads } = context.stores;
  const now = context.platform.clock();
  if (!(await uploads.claim(upload._id, { now, abandonedBefore: after(now, -maxStoring) }))) return;
  try {
    const { _id, name, bytes } = upload;
    const chunks = { name: _id, bytes, bytesPerChunk: partBytes };
    const stored = await storeDocument(context, owner, { name, chunks });
    const document = await examineUpload(context, stored);
    await uploads.finish(upload._id, document._id.toHexString());
  } catch (error) {
    if (error instanceof DomainError) await uploads.remove(upload._id);
    throw error;
  }
  await tidyAccount(context, owner.accountId);
}

/** Removes abandoned uploads, and old records of finished ones. */
export async function sweepUploads({ stores, platform }: Documents): Promise<void> {
  const { uploads } = stores;
  const { clock } = platform;
  const old = await uploads.listStartedBefore(after(clock(), -maxUpload));
  const silent = await uploads.listSilentSince(after(clock(), -shortPause));
  const longSilent = after(clock(), -maxPause);
  const givenUp = silent.filter(
    ({ received, lastPartAt }) => received === 0 || lastPartAt < longSilent,
  );
  for (const { _id } of [...old, ...givenUp]) await uploads.remove(_id);
}

export async function eraseUploads(uploads: UploadsStore, accountId: string): Promise<void> {
  for (const { _id } of await uploads.listByOwner(accountId)) await uploads.remove(_id);
}
