import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { documentExtension } from '@meritum/shared/contracts/limits';
import type { UploadProgress } from '@meritum/shared/contracts/uploads';
import { after } from '../../../platform/clock';
import { DomainError } from '../../../platform/errors/domain-error';
import { documentOf, examineUpload, type Owner, storeDocument, tidyAccount } from '../commands';
import type { Documents } from '../context';
import { emptyFile, fileTooLarge, fileTypeNotSupported } from '../errors';
import { noSuchUpload, partTooShort, uploadSpaceExhausted } from './errors';
import {
  freeSlot,
  longestPause,
  longestStoring,
  longestUpload,
  maxUploadsAtOnce,
  nextPartBytes,
  shortPause,
} from './rules';
import type { UploadsStore } from './store';
import type { PartialUpload } from './upload';

export interface Uploads extends Documents {
  uploads: UploadsStore;
  /** What may have arrived of everything under way together. */
  unfinishedBytes: number;
}

/**
 * Begins an upload in parts, which takes no room before its first part; where the account has all
 * that it may have the oldest one ends. Throws unsupported-media-type; unavailable where too many
 * begin at the same moment.
 */
export async function startUpload(
  context: Uploads,
  { accountId }: Pick<Owner, 'accountId'>,
  { name, bytes }: { name: string; bytes: number },
): Promise<UploadProgress> {
  const { uploads, clock } = context;
  if (!documentExtension(name)) throw fileTypeNotSupported();
  const now = clock();
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
  // Another request may take the slot in between; then the next one is tried.
  for (let turn = 0; turn < maxUploadsAtOnce; turn++) {
    const slot = await emptiedSlot(context, accountId);
    if (slot && (await uploads.begin({ ...upload, slot })))
      return { uploadId: upload._id, received: 0, document: null };
  }
  throw uploadSpaceExhausted();
}

/** A free slot of the account, for which its oldest upload ends if need be. */
async function emptiedSlot({ uploads }: Uploads, accountId: string): Promise<string | undefined> {
  const all = await uploads.allOf(accountId);
  for (const { _id } of all.slice(maxUploadsAtOnce - 1)) await uploads.remove(_id);
  return freeSlot(accountId, all.slice(0, maxUploadsAtOnce - 1));
}

/** True when everything under way fits, at last without others that are silent for long. */
async function makeRoom(
  { uploads, clock, unfinishedBytes }: Uploads,
  own: PartialUpload,
): Promise<boolean> {
  let excess = (await uploads.reservedBytes()) - unfinishedBytes;
  if (excess <= 0) return true;
  for (const { _id, reserved } of await uploads.silentSince(after(clock(), -shortPause))) {
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

/** How far the actor's upload has come. Throws not-found. */
export async function uploadProgressOf(
  context: Uploads,
  { accountId }: Pick<Owner, 'accountId'>,
  { uploadId }: At,
): Promise<UploadProgress> {
  const upload = await context.uploads.ofOwner(accountId, uploadId);
  if (!upload) throw noSuchUpload();
  const { documentId, received } = upload;
  if (documentId === null) return { uploadId, received, document: null };
  const document = await documentOf(context, accountId, documentId);
  if (!document) throw noSuchUpload();
  return { uploadId, received, document };
}

/**
 * Takes the part that comes next; any other changes nothing and is told where to go on. With the last
 * one the whole goes the way of every upload: its size, its content and the scanner decide. What is
 * refused leaves nothing. Throws not-found, unavailable where there is no room for the part, and what
 * {@link storeDocument} and the scanner throw.
 */
export async function receivePart(
  context: Uploads,
  owner: Owner,
  { uploadId, offset, content }: At & { offset: number; content: Buffer },
): Promise<UploadProgress> {
  const upload = await context.uploads.ofOwner(owner.accountId, uploadId);
  if (!upload) throw noSuchUpload();
  if (upload.documentId === null && offset === upload.received) {
    await append(context, upload, content);
  }
  const now = await context.uploads.ofOwner(owner.accountId, uploadId);
  if (now && now.documentId === null && now.received === now.bytes)
    await store(context, owner, now);
  return uploadProgressOf(context, owner, { uploadId });
}

/**
 * Each part but the last is a whole one, so that nobody fills the database with crumbs. It is counted
 * before there is known to be room, so that of any number that come at once none is missed.
 */
async function append(context: Uploads, upload: PartialUpload, content: Buffer): Promise<void> {
  const { uploads, clock } = context;
  const wanted = nextPartBytes(upload);
  if (wanted === 0) return;
  if (content.length === 0) throw emptyFile();
  if (content.length > wanted) throw fileTooLarge();
  if (content.length < wanted) throw partTooShort(wanted);
  if (!(await uploads.reserve(upload, wanted))) return;
  if (!(await makeRoom(context, upload))) {
    await uploads.reserve(upload, 0);
    throw uploadSpaceExhausted();
  }
  await uploads.append({ upload, content, at: clock() });
}

/** All of its content; a refusal where it has ended meanwhile and parts of it are gone. */
async function* whole({ uploads }: Uploads, { _id, bytes }: PartialUpload): AsyncGenerator<Buffer> {
  let arrived = 0;
  for await (const piece of uploads.content(_id)) {
    arrived += piece.length;
    yield piece;
  }
  if (arrived !== bytes) throw noSuchUpload();
}

/** Makes the document of its parts, unless another request is doing that. */
async function store(context: Uploads, owner: Owner, upload: PartialUpload): Promise<void> {
  const { uploads, clock } = context;
  const now = clock();
  if (!(await uploads.claim(upload._id, { now, abandonedBefore: after(now, -longestStoring) })))
    return;
  try {
    const content = Readable.from(whole(context, upload), { objectMode: false });
    const stored = await storeDocument(context, owner, { name: upload.name, content });
    const document = await examineUpload(context, stored);
    await uploads.finish(upload._id, document._id.toHexString());
  } catch (error) {
    if (error instanceof DomainError) await uploads.remove(upload._id);
    throw error;
  }
  await tidyAccount(context, owner.accountId);
}

/** Removes uploads that have not ended, and records of those that have. */
export async function sweepUploads({
  uploads,
  clock,
}: Pick<Uploads, 'uploads' | 'clock'>): Promise<void> {
  const old = await uploads.startedBefore(after(clock(), -longestUpload));
  const silent = await uploads.silentSince(after(clock(), -shortPause));
  const longSilent = after(clock(), -longestPause);
  const givenUp = silent.filter(
    ({ received, lastPartAt }) => received === 0 || lastPartAt < longSilent,
  );
  for (const { _id } of [...old, ...givenUp]) await uploads.remove(_id);
}

/** Removes everything of an account that has not become a document. */
export async function eraseUploads(
  { uploads }: Pick<Uploads, 'uploads'>,
  accountId: string,
): Promise<void> {
  for (const { _id } of await uploads.allOf(accountId)) await uploads.remove(_id);
}
