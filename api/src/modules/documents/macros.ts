import { fileTypeNotSupported } from './errors';

/** The parts in which Word keeps programs; names within an archive are never compressed. */
const programs = [/vbaproject\.bin/, /vbadata\.xml/];

const longestName = 15;

/** Passes a document of Word on and refuses one that carries macros, whatever it calls itself. */
export async function* withoutMacros(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let end = '';
  for await (const piece of source) {
    const text = end + piece.toString('latin1').toLowerCase();
    if (programs.some((name) => name.test(text))) throw fileTypeNotSupported();
    end = text.slice(-longestName);
    yield piece;
  }
}
