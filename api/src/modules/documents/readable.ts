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
  fileIsForm,
  fileIsPortfolio,
  fileLoadsContent,
  fileNeedsPassword,
  fileProtected,
  fileTooManyPixels,
  fileTypeNotSupported,
} from './errors';
import { isSelfContained } from './external';
import { nameByContent } from './kind';
import { pdfNeedsPassword } from './pdf/password';
import { readPdf } from './pdf/read';
import { pixelsOf, redrawnPicture } from './pictures';
import { wordNotices } from './word';
import { membersOf, type ZipMember } from './zip';

/** The part of a Word file that names its type; Word writes a few kilobytes. */
const wordType = {
  part: '[content_types].xml',
  maxBytes: 1_048_576,
  text: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
};

/**
 * Whether an archive declares a Word document; programs put this part anywhere (ECMA-376, part 2,
 * 7.2.3). Throws for a damaged part.
 */
function isWordDocument(archive: readonly ZipMember[]): boolean {
  const named = archive.filter(({ name }) => name.toLowerCase() === wordType.part);
  const [part, ...more] = named;
  if (!part || more.length > 0 || part.bytes > wordType.maxBytes) return false;
  return part.read().toString('utf8').includes(wordType.text);
}

/** Whether a Word file has macros, whatever its extension. Archives never compress names. */
function archiveHoldsMacros(archive: Buffer): boolean {
  const text = archive.toString('latin1').toLowerCase();
  return ['vbaproject.bin', 'vbadata.xml'].some((name) => text.includes(name));
}

/** Facts read from the content of an accepted file. */
type Looked = Pick<StoredDocument, 'pages' | 'notices' | 'toLookInto'>;

const nothing: Looked = { pages: undefined, notices: [] };

const lookInto: Record<DocumentExtension, (file: Buffer) => Looked | Promise<Looked>> = {
  async pdf(file) {
    if (await pdfNeedsPassword(file)) throw fileNeedsPassword();
    return lookIntoPdf(file);
  },
  doc(file) {
    if (compoundNeedsPassword(file)) throw fileNeedsPassword();
    const other = otherCompound(file);
    if (other) throw fileTypeNotSupported(fileAdvice(other));
    if (compoundHoldsMacros(file)) throw fileTypeNotSupported(fileAdvice('docm'));
    return nothing;
  },
  docx(file) {
    if (archiveHoldsMacros(file)) throw fileTypeNotSupported(fileAdvice('docm'));
    const members = membersOf(file);
    if (!isSelfContained(members)) throw fileLoadsContent();
    if (!isWordDocument(members)) throw fileTypeNotSupported(fileAdvice('zip'));
    return { pages: undefined, notices: wordNotices(members), toLookInto: true };
  },
  jpg: lookIntoPicture,
  jpeg: lookIntoPicture,
  png: lookIntoPicture,
};

/** Also makes the copy for judges: if that fails, nobody can tell what the file does. */
function lookIntoPdf(file: Buffer): Looked {
  try {
    const { pages, notices, shownBy } = readPdf(file);
    if (shownBy.has('portfolio')) throw fileIsPortfolio();
    if (shownBy.has('form')) throw fileIsForm();
    return { pages, notices, toLookInto: true };
  } catch (error) {
    throw error instanceof DomainError || !file.includes('/Encrypt') ? error : fileProtected();
  }
}

async function lookIntoPicture(file: Buffer): Promise<Looked> {
  if ((await pixelsOf(file)) > limits.picturePixels) throw fileTooManyPixels();
  await redrawnPicture(file);
  return nothing;
}

/** Limits memory to one file at a time. */
const looking = new PQueue({ concurrency: 1 });

/**
 * Reads a stored file: its name with the right extension, the pages of a PDF, and notices for its
 * owner. Throws for other types, and for files that judges cannot or should not open: damage,
 * passwords, macros, content from elsewhere.
 */
export const readableFile = (
  { files }: Pick<Documents['stores'], 'files'>,
  document: Pick<StoredDocument, '_id' | 'name'>,
): Promise<Pick<StoredDocument, 'name'> & Looked> =>
  looking.add(async () => {
    const file = await buffer(files.read(document._id));
    const name = await nameByContent(document.name, file);
    const extension = documentExtension(name);
    if (!extension) return { name, ...nothing };
    try {
      return { name, ...(await lookInto[extension](file)) };
    } catch (error) {
      // Any other failure means damage, since a stranger's file is no fault of the server.
      throw error instanceof DomainError ? error : fileDamaged(extension);
    }
  });
