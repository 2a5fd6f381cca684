import type { ImportCheckReply } from '@meritum/shared/contracts/winner-imports';

/** How a file's bytes were read as text. */
export interface Decoded {
  encoding: ImportCheckReply['encoding'];
  text: string;
}

/** UTF-16 by its byte order mark or, as headings are in ASCII, by the zero byte of the first letter. */
function utf16Of([first, second]: Uint8Array): string | undefined {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return 'utf-16be';
  return undefined;
}

/**
 * Reads a file in one of the encodings that spreadsheets write, without a byte order mark. Any bytes
 * are valid Windows-1252, so the texts of other encodings are reported by the text checks.
 */
export function decode(bytes: Uint8Array): Decoded {
  const utf16 = utf16Of(bytes);
  if (utf16) return { encoding: 'UTF-16', text: new TextDecoder(utf16).decode(bytes) };
  try {
    return { encoding: 'UTF-8', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Without `stream`, Node 20 decodes it as Latin-1, which has neither € nor typographic quotes.
    const text = new TextDecoder('windows-1252').decode(bytes, { stream: true });
    return { encoding: 'Windows-1252', text };
  }
}
