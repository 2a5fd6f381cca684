import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { opensConsole } from '@meritum/shared/contracts/roles';
import PQueue from 'p-queue';
import { requireFactor } from '../../platform/authorisation/proof';
import type { DocumentReader, Documents } from './context';
import type { StoredDocument } from './document';
import { documentInfected, documentNotYours } from './errors';
import { evidenceFileName } from './evidence';
import { copyForJudges } from './metadata/clean';
import { isFitForJudges, isKept } from './policy';

export interface OpenedDocument {
  document: StoredDocument;
  content: Readable;
}

/**
 * Opens a document for its owner (PERM-004), or for somebody in the console who has shown a second
 * factor and has no conflict of interest with its nomination; they may inspect an infected one that
 * is kept. Throws permission-denied, and failed-precondition when the owner's document is infected.
 */
export async function openDocument(
  context: Documents,
  actor: DocumentReader,
  { documentId }: { documentId: string },
): Promise<OpenedDocument> {
  const { documents, files } = context.stores;
  const own = await documents.findByOwner(actor.accountId, documentId);
  if (own?.scan === 'infected') throw documentInfected();
  const document = own ?? (await documentForOrganiser(context, actor, documentId));
  if (!document || !isKept(document)) throw documentNotYours();
  return { document, content: files.read(document._id) };
}

/** A document that the actor may read as an organiser, or null. */
async function documentForOrganiser(
  { stores, deps }: Documents,
  actor: DocumentReader,
  documentId: string,
): Promise<StoredDocument | null> {
  if (!opensConsole(await actor.role())) return null;
  requireFactor(await actor.proof());
  const isFree = await deps.nominations.isFreeOfConflict(actor, documentId);
  return isFree ? stores.documents.findById(documentId) : null;
}

/**
 * Opens a document for a judge of its nomination, which the caller must have checked. Name and
 * metadata are neutral (D68). Undefined when the document is gone or judges may not read it.
 */
export async function openForJudge(
  { stores: { documents, files }, platform: { config } }: Documents,
  documentId: string,
): Promise<OpenedDocument | undefined> {
  const document = await documents.findById(documentId);
  if (!document || !isFitForJudges(document, config.documents)) return undefined;
  const { _id, mediaType, pages } = document;
  const content = await cleaning.add(async () =>
    copyForJudges(await buffer(files.read(_id)), mediaType),
  );
  const name = evidenceFileName(mediaType, pages);
  return {
    document: { ...document, name, bytes: content.length },
    content: Readable.from([content]),
  };
}

/** One file at a time. */
const cleaning = new PQueue({ concurrency: 1 });
