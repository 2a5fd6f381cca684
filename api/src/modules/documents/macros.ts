import type { DocumentExtension } from '@meritum/shared/contracts/limits';
import { fileTypeNotSupported } from './errors';

/** A name in a compound file's directory: UTF-16 with a closing NUL, in lower case. */
const inDirectory = (name: string) => `${[...name, '\0'].join('\0')}\0`;

/**
 * Names of the parts in which Word files keep macros. Names in an archive are never compressed;
 * compound files have this stream whenever there are macros ([MS-OVBA] 2.2.1).
 */
const programs: Partial<Record<DocumentExtension, readonly string[]>> = {
  docx: ['vbaproject.bin', 'vbadata.xml'],
  doc: [inDirectory('_vba_project')],
};

export const mayHoldMacros = (extension: DocumentExtension): boolean => extension in programs;

const longestName = 2 * '_vba_project\0'.length;

/** Passes a file on; throws for a Word document with macros, whatever its extension. */
export async function* withoutMacros(
  source: AsyncIterable<Buffer>,
  extension: DocumentExtension,
): AsyncGenerator<Buffer> {
  const names = programs[extension];
  if (!names) return yield* source;
  let end = '';
  for await (const piece of source) {
    const text = end + piece.toString('latin1').toLowerCase();
    if (names.some((name) => text.includes(name))) throw fileTypeNotSupported();
    end = text.slice(-longestName);
    yield piece;
  }
}
