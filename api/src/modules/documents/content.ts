import { type DocumentExtension, documentTypes, limits } from '@meritum/shared/contracts/limits';
import { fileTypeFromBuffer } from 'file-type';
import { chunkBytes } from '../../platform/files/files';
import { emptyFile, fileTooLarge, fileTypeNotSupported } from './errors';
import { withoutMacros } from './macros';

/** What the content of each kind of file is recognised as; a .doc is a compound file. */
const recognisedAs: Record<DocumentExtension, string> = {
  ...documentTypes,
  doc: 'application/x-cfb',
};

/** Passes pieces on; counts them into `meter` and refuses what is too large, empty or disguised. */
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

/** The beginning of a file as one piece, once its content is what its name says. */
async function recognised(head: Buffer[], extension: DocumentExtension): Promise<Buffer> {
  const content = head.length === 1 && head[0] ? head[0] : Buffer.concat(head);
  const type = await fileTypeFromBuffer(content).catch(() => undefined);
  if (type?.mime !== recognisedAs[extension]) throw fileTypeNotSupported();
  return content;
}
