import { buffer } from 'node:stream/consumers';
import { fileAdvice } from '@meritum/shared/contracts/file-kinds';
import {
  type DocumentExtension,
  documentExtension,
  limits,
} from '@meritum/shared/contracts/limits';
import PQueue from 'p-queue';
import { DomainError } from '../../platform/errors/domain-error';
import { compoundHoldsMacros, compoundNeedsPassword, otherCompound } from './compound';
import type { Documents } from './context';
import type { StoredDocument } from './document';
import {
  fileDamaged,
  fileLoadsContent,
  fileNeedsPassword,
  fileTooManyPixels,
  fileTypeNotSupported,
} from './errors';
import { isSelfContained } from './external';
import { nameByContent } from './kind';
import { pagesOf } from './metadata/pdf';
import { pdfNeedsPassword } from './pdf-password';
import { pixelsOf } from './pixels';
import { membersOf, type ZipMember } from './zip';

type Refusal = DomainError | undefined;

/** The part of a Word file that names its type; Word writes some kilobytes. */
const wordType = {
  part: '[content_types].xml',
  mostBytes: 1_048_576,
  text: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
};

/**
 * Whether an archive says that it is a Word document, wherever its programs put the part that does
 * (ECMA-376, part 2, 7.2.3). Throws for a damaged part.
 */
function isWordDocument(archive: readonly ZipMember[]): boolean {
  const named = archive.filter(({ name }) => name.toLowerCase() === wordType.part);
  const [part, ...more] = named;
  if (!part || more.length > 0 || part.bytes > wordType.mostBytes) return false;
  return part.read().toString('utf8').includes(wordType.text);
}

/** Whether a Word file holds macros, whatever its extension: an archive never compresses names. */
function archiveHoldsMacros(archive: Buffer): boolean {
  const text = archive.toString('latin1').toLowerCase();
  return ['vbaproject.bin', 'vbadata.xml'].some((name) => text.includes(name));
}

const refusals: Record<DocumentExtension, (file: Buffer) => Refusal | Promise<Refusal>> = {
  pdf: async (file) => ((await pdfNeedsPassword(file)) ? fileNeedsPassword() : undefined),
  doc(file) {
    if (compoundNeedsPassword(file)) return fileNeedsPassword();
    const other = otherCompound(file);
    if (other) return fileTypeNotSupported(fileAdvice(other));
    return compoundHoldsMacros(file) ? fileTypeNotSupported(fileAdvice('docm')) : undefined;
  },
  docx(file) {
    if (archiveHoldsMacros(file)) return fileTypeNotSupported(fileAdvice('docm'));
    const members = membersOf(file);
    if (!isSelfContained(members)) return fileLoadsContent();
    return isWordDocument(members) ? undefined : fileTypeNotSupported(fileAdvice('zip'));
  },
  jpg: refusalOfPicture,
  jpeg: refusalOfPicture,
  png: refusalOfPicture,
};

async function refusalOfPicture(file: Buffer): Promise<Refusal> {
  return (await pixelsOf(file)) > limits.picturePixels ? fileTooManyPixels() : undefined;
}

/** The pages of a PDF. Throws for what is refused. */
async function lookInto(file: Buffer, extension: DocumentExtension): Promise<number | undefined> {
  const refusal = await refusals[extension](file);
  if (refusal) throw refusal;
  return extension === 'pdf' ? pagesOf(file) : undefined;
}

/** Whatever a reader stumbles over is a damaged file: no bytes of a stranger are our fault. */
const tellDamage = (extension: DocumentExtension) => (error: unknown) => {
  throw error instanceof DomainError ? error : fileDamaged(extension);
};

/** One file is in memory at a time. */
const looking = new PQueue({ concurrency: 1 });

/**
 * What the content of a stored file tells: its name with the right extension, and the pages of a
 * PDF. Throws for content that is not taken, and for what judges could not open or should not:
 * damage, passwords, macros, content from elsewhere.
 */
export const readableFile = (
  { files }: Pick<Documents, 'files'>,
  document: Pick<StoredDocument, '_id' | 'name'>,
): Promise<Pick<StoredDocument, 'name' | 'pages'>> =>
  looking.add(async () => {
    const file = await buffer(files.read(document._id));
    const name = await nameByContent(document.name, file);
    const extension = documentExtension(name);
    if (!extension) return { name };
    return lookInto(file, extension).then((pages) => ({ name, pages }), tellDamage(extension));
  });
