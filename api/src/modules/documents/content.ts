import { type DocumentExtension, documentTypes, limits } from '@meritum/shared/contracts/limits';
import { fileTypeFromBuffer } from 'file-type';
import { chunkBytes } from '../../platform/files/files';
import { emptyFile, fileTooLarge, fileTypeNotSupported } from './errors';
import { mayHoldMacros, withoutMacros } from './macros';

/** The detected type of each kind of file; a .doc is a compound file. */
const recognisedAs: Record<DocumentExtension, string> = {
  ...documentTypes,
  doc: 'application/x-cfb',
};

/** Passes chunks on and counts them into `meter`. Throws for a wrong size or type. */
export async function* checkedContent(
  source: AsyncIterable<Buffer>,
  extension: DocumentExtension,
  meter: { bytes: number },
): AsyncGenerator<Buffer> {
  let head: Buffer[] | undefined = [];
  for await (const piece of withoutMacros(source, extension)) {
    meter.bytes += piece.length;
    if (meter.bytes > limits.documentBytes) throw fileTooLarge();
    head?.push(piece);
    if (head && meter.bytes < chunkBytes) continue;
    yield head ? await recognised(head, extension) : piece;
    head = undefined;
  }
  if (meter.bytes === 0) throw emptyFile();
  if (head) yield await recognised(head, extension);
}

/** Checks the type of a stored file; reads on only where macros may be. */
export async function checkStored(
  source: AsyncIterable<Buffer>,
  extension: DocumentExtension,
): Promise<void> {
  for await (const _ of checkedContent(source, extension, { bytes: 0 }))
    if (!mayHoldMacros(extension)) return;
}

/** The first bytes of a file, after checking that they match its extension. */
async function recognised(head: Buffer[], extension: DocumentExtension): Promise<Buffer> {
  const content = head.length === 1 && head[0] ? head[0] : Buffer.concat(head);
  const type = await fileTypeFromBuffer(content).catch(() => undefined);
  if (type?.mime !== recognisedAs[extension]) throw fileTypeNotSupported();
  return content;
}
