import type { DocumentExtension } from '@meritum/shared/contracts/limits';
import { fileTypeNotSupported } from './errors';

/** A name in a compound file's directory: UTF-16 with a zero at its end, whatever its case. */
const inDirectory = (name: string) => `${[...name, '\0'].join('\0')}\0`;

/**
 * What a file of Word has where it keeps programs. Names within an archive are never compressed; a
 * compound file has this stream wherever there are macros ([MS-OVBA] 2.2.1).
 */
const programs: Partial<Record<DocumentExtension, readonly string[]>> = {
  docx: ['vbaproject.bin', 'vbadata.xml'],
  doc: [inDirectory('_vba_project')],
};

const longestName = 2 * '_vba_project\0'.length;

/** Passes a file on and refuses a document of Word that carries macros, whatever it calls itself. */
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
