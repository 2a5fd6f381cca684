import { isClientError } from '@meritum/shared/client/clientError';
import { fileUnreadable } from '@meritum/shared/client/readableFile';
import { send } from '@meritum/shared/client/send';
import type { FileRecognitionReply } from '@meritum/shared/contracts/recognitions';
import { fromBase64Url } from '@meritum/shared/merit/ledger/bytes';
import { hashOfBytes } from '../verification/hash-of-file';

export type Checked =
  | { kind: 'issued'; reply: FileRecognitionReply }
  /** The badge inside is genuine, but the picture around it was changed. */
  | { kind: 'other picture'; reply: FileRecognitionReply }
  /** We issued no such file, although it contains an award's number, which may be real. */
  | { kind: 'altered'; id: string }
  | { kind: 'unknown' };

/** Our files are never larger. */
const maxBytes = 20_000_000;

/** No badge of ours is larger; the rest is not searched, so that no file blocks the page. */
const searchedBytes = 1_000_000;

/** Each byte as a character: badges are ASCII. */
const characters = new TextDecoder('latin1');

/** A signed badge in a file. Its signature has 86 characters; a PNG's checksum may add one. */
const badges = /eyJ[\w-]{10,400}\.[\w-]{10,32000}\.[\w-]{10,86}/g;
const number = /\/verify\/([\w-]{22})(?![\w-])/;

/** The number of an award in a badge or in a file's plain text; undefined if there is none. */
function numberIn(text: string, jwt: string | undefined): string | undefined {
  try {
    const claims = characters.decode(fromBase64Url(jwt?.split('.')[1] ?? ''));
    return (number.exec(claims) ?? number.exec(text))?.[1];
  } catch {
    return number.exec(text)?.[1];
  }
}

/** Asks whether we issued a file with this hash; undefined if not. Throws ClientError. */
async function issued(
  bytes: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<FileRecognitionReply | undefined> {
  try {
    const sha256 = await hashOfBytes(bytes);
    return await send('getRecognitionOfFile', { params: { sha256 }, signal });
  } catch (error) {
    if (isClientError(error) && error.code === 'not-found') return undefined;
    throw error;
  }
}

/** Hashes a file here and sends only its hashes to the server. Throws ClientError. */
export async function checkFile(file: File, signal: AbortSignal): Promise<Checked> {
  if (file.size > maxBytes) return { kind: 'unknown' };
  const content = await file.arrayBuffer().catch(() => {
    throw fileUnreadable();
  });
  const bytes = new Uint8Array(content);
  const reply = await issued(bytes, signal);
  if (reply) return { kind: 'issued', reply };
  const text = characters.decode(bytes.subarray(0, searchedBytes));
  // With two badges, programs could read another one than we do.
  const [jwt, another] = new Set(text.match(badges));
  const inside = jwt && !another && (await issued(new TextEncoder().encode(jwt), signal));
  if (inside) return { kind: 'other picture', reply: inside };
  const id = numberIn(text, jwt);
  return id ? { kind: 'altered', id } : { kind: 'unknown' };
}
