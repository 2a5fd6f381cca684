import { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';

/**
 * The file format of age (https://c2sp.org/age). Writing needs only public keys, and `age
 * --decrypt` opens the file without this program. Each chunk of 64 KiB is authenticated with its
 * number and whether it is the last: nothing can be changed, moved, or cut off.
 */
type Bytes = AsyncIterable<Uint8Array>;

// Bridges Node's and the browser's types of the same streams.
const streamOf = (bytes: Bytes) =>
  ReadableStream.from(bytes) as unknown as globalThis.ReadableStream<Uint8Array>;

/** A new pair of keys in age's format; `identity` decrypts what `recipient` encrypts. */
export async function newKeyPair(): Promise<{ identity: string; recipient: string }> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** @throws Error when the text is not a public key of age */
export function parseRecipient(text: string): string {
  const recipient = text.trim();
  try {
    new Encrypter().addRecipient(recipient);
  } catch {
    throw new Error('A public key begins with age1 and is printed by backup-key.');
  }
  return recipient;
}

/** The first secret key in a file by `backup-key` or age-keygen. Throws without one. */
export function parseIdentity(file: string): string {
  const lines = file.split('\n').map((line) => line.trim());
  const identity = lines.find((line) => line.startsWith('AGE-SECRET-KEY-1')) ?? '';
  try {
    new Decrypter().addIdentity(identity);
  } catch {
    throw new Error('The key file has no line that is a secret key (AGE-SECRET-KEY-1...).');
  }
  return identity;
}

/** Encrypts for several recipients, each of whom can decrypt it alone. */
export async function* encrypted(
  plain: Bytes,
  recipients: readonly string[],
): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  yield* (await encrypter.encrypt(streamOf(plain))) as unknown as Bytes;
}

/**
 * Decrypts; yields only authenticated bytes.
 * @throws Error when it was made for another key, or was changed, moved or cut off anywhere
 */
export async function* decrypted(file: Bytes, identity: string): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const plain = await decrypter.decrypt(streamOf(file)).catch((cause) => {
    throw new Error('The archive was made for another key, or is none of backup.', { cause });
  });
  try {
    yield* plain as unknown as Bytes;
  } catch (cause) {
    throw new Error('The archive is damaged: a chunk of it was changed, moved or cut off.', {
      cause,
    });
  }
}
