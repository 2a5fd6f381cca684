import { documentTypes } from '@meritum/shared/contracts/limits';
import { cleanPdf } from './pdf';
import { cleanJpeg, cleanPng } from './pictures';
import { cleanDoc, cleanDocx } from './word';

const cleaners: Record<string, (file: Buffer) => Buffer> = {
  [documentTypes.pdf]: cleanPdf,
  [documentTypes.jpg]: cleanJpeg,
  [documentTypes.png]: cleanPng,
  [documentTypes.docx]: cleanDocx,
  [documentTypes.doc]: cleanDoc,
};

/**
 * A document as judges get it: without the properties that name who made it. What is stored stays as
 * it was sent, and so does a damaged file, which its reader may still open.
 */
export function withoutMetadata(file: Buffer, mediaType: string): Buffer {
  try {
    return cleaners[mediaType]?.(file) ?? file;
  } catch {
    return file;
  }
}
