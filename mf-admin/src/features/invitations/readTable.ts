import { ClientError } from '@meritum/shared/client/clientError';
import { expectReadable } from '@meritum/shared/client/readableFile';

const refused = (message: string) =>
  new ClientError({ code: 'invalid-argument', message, status: 0 });

/** UTF-16 if marked by its first bytes; else UTF-8, or the encoding of spreadsheets on Windows. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The text of a file of people; workbooks are refused. Throws ClientError. */
export async function readTable(file: File, most: number): Promise<string> {
  await expectReadable(file);
  if (file.size > 4 * most) throw refused('The file is too large. Split it.');
  const text = decoded(new Uint8Array(await file.arrayBuffer()));
  if (text.startsWith('PK') || text.includes('\0'))
    throw refused('This is no text file. Save the sheet as CSV, or copy its cells and paste them.');
  return text;
}
