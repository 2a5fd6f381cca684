import { type DocumentExtension, extensionOf } from '@meritum/shared/contracts/limits';
import { readPdf } from '../pdf/read';
import { redrawnPicture } from '../pictures';
import { cleanDoc, cleanDocx } from './word';

const cleaners: Record<DocumentExtension, (file: Buffer) => Buffer | Promise<Buffer>> = {
  pdf: (file) => readPdf(file).copy,
  doc: cleanDoc,
  docx: cleanDocx,
  jpg: redrawnPicture,
  jpeg: redrawnPicture,
  png: redrawnPicture,
};

/**
 * A document as judges get it, without metadata that names its author. The stored file stays as
 * sent; judges get a damaged file of earlier years unchanged. Throws where a picture cannot be
 * drawn: its metadata may say who took it and where.
 */
export async function copyForJudges(file: Buffer, mediaType: string): Promise<Buffer> {
  const extension = extensionOf(mediaType);
  try {
    return extension ? await cleaners[extension](file) : file;
  } catch (error) {
    if (mediaType.startsWith('image/')) throw error;
    return file;
  }
}
