import { lazy } from '../../../platform/memoize';

/** Limits of what is read, in bytes: a dictionary, the identifiers, and the text around them. */
const maxBytes = { dictionary: 4_096, identifiers: 512, trailer: 4_096 };

const openLibrary = lazy(() => import('pdfjs-dist/legacy/build/pdf.mjs'));

interface Encryption {
  dictionary: string;
  identifiers: string;
}

/** The last match. Keeps only one at a time, because a forged file can consist of matches alone. */
function lastOf(
  text: string,
  pattern: RegExp,
  isWanted = (_: RegExpExecArray) => true,
): RegExpExecArray | undefined {
  let last: RegExpExecArray | undefined;
  for (const found of text.matchAll(pattern)) if (isWanted(found)) last = found;
  return last;
}

/** The encryption of a PDF (ISO 32000-2, 7.6); undefined without one. */
function encryptionOf(file: Buffer): Encryption | undefined {
  if (!file.includes('/Encrypt')) return undefined;
  const text = file.toString('latin1');
  const last = lastOf(text, /\/Encrypt\s{0,9}(?:(\d{1,10})\s{1,9}\d{1,5}\s{1,9}R\b|<<)/g);
  if (!last) return undefined;
  const [found, number] = last;
  const at = number ? startOf(text, number) : last.index + found.length - 2;
  if (at < 0) return undefined;
  const trailer = text.slice(
    Math.max(0, last.index - maxBytes.trailer),
    last.index + maxBytes.trailer,
  );
  const identifiers = trailer.search(/\/ID\s{0,9}\[/);
  return {
    dictionary: text.slice(at, at + maxBytes.dictionary),
    identifiers:
      identifiers < 0 ? '[]' : trailer.slice(identifiers + 3, identifiers + maxBytes.identifiers),
  };
}

/** The beginning of the last object with this number; -1 if there is none. */
function startOf(text: string, number: string): number {
  const beginning = /(?<!\d)(\d{1,10})\s{1,9}\d{1,5}\s{1,9}obj\b/g;
  const found = lastOf(text, beginning, ([, of]) => of === number);
  return found ? found.index + found[0].length : -1;
}

/** An empty document with the same encryption. */
function emptyDocument({ dictionary, identifiers }: Encryption): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
    dictionary,
    identifiers,
  ];
  let text = '%PDF-1.7\n';
  let table = '0000000000 65535 f \n';
  objects.forEach((value, index) => {
    table += `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${index + 1} 0 obj\n${value}\nendobj\n`;
  });
  const trailer = 'trailer\n<< /Size 6 /Root 1 0 R /Encrypt 4 0 R /ID 5 0 R >>';
  const end = `startxref\n${text.length}\n%%EOF`;
  return Buffer.from(`${text}xref\n0 6\n${table}${trailer}\n${end}`, 'latin1');
}

/**
 * Whether opening a PDF needs a password or certificate; one that only forbids printing does not.
 * pdf.js decides, with which judges read. It gets only the encryption, so that no file can keep it
 * busy. False where pdf.js cannot tell.
 */
export async function pdfNeedsPassword(file: Buffer): Promise<boolean> {
  const encryption = encryptionOf(file);
  if (!encryption) return false;
  const { getDocument, VerbosityLevel } = await openLibrary();
  const opening = getDocument({
    data: new Uint8Array(emptyDocument(encryption)),
    isEvalSupported: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    await opening.promise;
    return false;
  } catch (error) {
    const { name, message } = error as Error;
    return name === 'PasswordException' || message === 'unknown encryption method';
  } finally {
    await opening.destroy();
  }
}
