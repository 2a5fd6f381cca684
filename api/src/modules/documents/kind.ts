import { fileAdvice, fileExtension, isPictureName } from '@meritum/shared/contracts/file-kinds';
import {
  type DocumentExtension,
  documentExtension,
  documentTypes,
} from '@meritum/shared/contracts/limits';
import { partBytes } from '@meritum/shared/contracts/uploads';
import { fileTypeFromBuffer } from 'file-type';
import { fileTypeNotSupported } from './errors';
import { safeFileName } from './file-names';
import { pdfHeaderAt } from './pdf/header';

/** Names in file-type of the accepted kinds; it does not read an archive's directory. */
const kinds: Record<string, DocumentExtension> = {
  pdf: 'pdf',
  jpg: 'jpg',
  png: 'png',
  cfb: 'doc',
  docx: 'docx',
  zip: 'docx',
};

async function recognised(file: Buffer): Promise<string> {
  const start = file.subarray(0, partBytes);
  const found = await fileTypeFromBuffer(start).catch(() => undefined);
  return found?.ext ?? (pdfHeaderAt(start) < 0 ? '' : 'pdf');
}

/**
 * The name to store, with the extension of the content, which its first part reveals. Throws
 * unsupported-media-type for other content, and for a picture named like a document or vice versa.
 */
export async function nameByContent(given: string, file: Buffer): Promise<string> {
  const extension = await recognised(file);
  const kind = kinds[extension];
  if (!kind) throw fileTypeNotSupported(fileAdvice(extension));
  const name = safeFileName(given);
  const called = documentExtension(name);
  if (called && documentTypes[called] === documentTypes[kind]) return name;
  const named = `${withoutExtension(name)}.${kind}`;
  if (called && isPictureName(name) !== isPictureName(named))
    throw fileTypeNotSupported(
      `The name ends in .${called}, but this is a ${kind.toUpperCase()} file. Rename it to end in .${kind}, and choose it again.`,
    );
  return safeFileName(named);
}

function withoutExtension(name: string): string {
  const extension = fileExtension(name);
  return extension ? name.slice(0, -extension.length - 1) : name;
}
