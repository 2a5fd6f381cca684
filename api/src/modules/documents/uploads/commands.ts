import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { documentExtension } from '@meritum/shared/contracts/limits';
import type { UploadProgress } from '@meritum/shared/contracts/uploads';
import { partBytes } from '@meritum/shared/contracts/uploads';
import { after, hours, minutes } from '../../../platform/clock';
import { DomainError } from '../../../platform/errors/domain-error';
import {
  type Documents,
  documentOf,
  examineUpload,
  type Owner,
  storeDocument,
  tidyAccount,
} from '../commands';
import { emptyFile, fileTooLarge, fileTypeNotSupported } from '../errors';
import type { UploadsStore } from './store';
import type { PartialUpload } from './upload';

export interface Uploads extends Documents {
  uploads: UploadsStore;
}

/** Uploads of one account that may be under way; a newer one ends the oldest. */
const mostAtOnce = 3;
/** What has not arrived by then never will. */
const longestUpload = hours(24);
/** A request that makes a document of the parts takes seconds; after this it has died. */
const longestStoring = minutes(2);

const noSuchUpload = () =>
  new DomainError('not-found', 'This upload is not known any more. Please choose the file again.');

/** Begins an upload in parts. Throws unsupported-media-type. */
export async function startUpload(
  { uploads, clock }: Uploads,
  { accountId }: Pick<Owner, 'accountId'>,
  { name, bytes }: { name: string; bytes: number },
): Promise<UploadProgress> {
  if (!documentExtension(name)) throw fileTypeNotSupported();
  const before = await uploads.allOf(accountId);
  for (const { _id } of before.slice(mostAtOnce - 1)) await uploads.remove(_id);
  const upload: PartialUpload = {
    _id: randomUUID(),
    ...{ accountId, name, bytes },
    received: 0,
    startedAt: clock(),
    storingSince: null,
    documentId: null,
  };
  await uploads.begin(upload);
  return { uploadId: upload._id, received: 0, document: null };
}

interface At {
  uploadId: string;
}

/** How far the actor's upload has come. Throws not-found. */
export async function progressOf(
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
 * refused leaves nothing. Throws not-found and what {@link storeDocument} and the scanner throw.
 */
export async function takePart(
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
  return progressOf(context, owner, { uploadId });
}

async function append({ uploads }: Uploads, upload: PartialUpload, content: Buffer): Promise<void> {
  if (upload.received === upload.bytes) return;
  if (content.length === 0) throw emptyFile();
  if (content.length > partBytes || upload.received + content.length > upload.bytes)
    throw fileTooLarge();
  await uploads.append({ upload, content });
}

/** Makes the document of its parts, unless another request is doing that. */
async function store(context: Uploads, owner: Owner, upload: PartialUpload): Promise<void> {
  const { uploads, clock } = context;
  const now = clock();
  if (!(await uploads.claim(upload._id, { now, abandonedBefore: after(now, -longestStoring) })))
    return;
  try {
    const content = Readable.from(uploads.content(upload._id), { objectMode: false });
    const stored = await storeDocument(context, owner, { name: upload.name, content });
    const document = await examineUpload(context, stored);
    await uploads.finish(upload._id, document._id.toHexString());
  } catch (error) {
    if (error instanceof DomainError) await uploads.remove(upload._id);
    throw error;
  }
  await tidyAccount(context, owner.accountId);
}

/** Removes uploads that have not ended. */
export async function sweepUploads({ uploads, clock }: Uploads): Promise<void> {
  const old = await uploads.startedBefore(after(clock(), -longestUpload));
  for (const { _id } of old) await uploads.remove(_id);
}

/** Removes everything of an account that has not become a document. */
export async function eraseUploads(
  { uploads }: Pick<Uploads, 'uploads'>,
  accountId: string,
): Promise<void> {
  for (const { _id } of await uploads.allOf(accountId)) await uploads.remove(_id);
}
