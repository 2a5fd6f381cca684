import { type DocumentExtension, extensionOf } from '@meritum/shared/contracts/limits';
import { readPdf } from '../pdf/read';
import { cleanJpeg, cleanPng } from './pictures';
import { cleanDoc, cleanDocx } from './word';

const cleaners: Record<DocumentExtension, (file: Buffer) => Buffer> = {
  pdf: (file) => readPdf(file).copy,
  doc: cleanDoc,
  docx: cleanDocx,
  jpg: cleanJpeg,
  jpeg: cleanJpeg,
  png: cleanPng,
};

/**
 * A document as judges get it: without the properties that name who made it. What is stored stays as
 * it was sent, and so does a damaged file, which its reader may still open.
 */
export function withoutMetadata(file: Buffer, mediaType: string): Buffer {
  const extension = extensionOf(mediaType);
  try {
    return extension ? cleaners[extension](file) : file;
  } catch {
    return file;
  }
}
