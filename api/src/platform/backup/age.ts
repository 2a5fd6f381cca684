import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { x25519 } from '@noble/curves/ed25519.js';
import { byteSource } from './byte-source';

/**
 * The file format of age, version 1 (https://c2sp.org/age): whoever writes needs public keys only,
 * and `age --decrypt` opens it without this program. Each piece of 64 KiB is authenticated with its
 * number and whether it is the last, so that nothing can be changed, moved, or cut off.
 */
const version = 'age-encryption.org/v1';
const x25519Info = `${version}/X25519`;
const cipher = 'chacha20-poly1305';
const tagBytes = 16;
const pieceBytes = 65_536;

const damaged = () =>
  new Error('The archive is damaged: a piece of it was changed, moved or cut off.');

const derived = (key: Uint8Array, salt: Uint8Array, info: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, 32));

const nothing = Buffer.alloc(0);

function seal(key: Uint8Array, nonce: Uint8Array, plain: Uint8Array): Buffer {
  const sealing = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes });
  return Buffer.concat([sealing.update(plain), sealing.final(), sealing.getAuthTag()]);
}

/** Null when it was not sealed with this key and nonce. */
function unseal(key: Uint8Array, nonce: Uint8Array, sealed: Buffer): Buffer | null {
  if (sealed.length < tagBytes) return null;
  const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes });
  opening.setAuthTag(sealed.subarray(-tagBytes));
  const plain = opening.update(sealed.subarray(0, -tagBytes));
  try {
    return Buffer.concat([plain, opening.final()]);
  } catch {
    return null;
  }
}

/** Used once for each key, so it may be the same. */
const zeroNonce = Buffer.alloc(12);

/** The nonce of a piece: its number in eleven bytes, and whether it is the last. */
function nonceOf(piece: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(piece, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

const base64 = (bytes: Uint8Array): string =>
  Buffer.from(bytes).toString('base64').replaceAll('=', '');

const wrappingKey = (shared: Uint8Array, share: Uint8Array, recipient: Uint8Array) =>
  derived(shared, Buffer.concat([share, recipient]), x25519Info);

/** The file key as one recipient can open it. */
function stanzaFor(recipient: Uint8Array, fileKey: Uint8Array): string {
  const { secretKey, publicKey: share } = x25519.keygen();
  const key = wrappingKey(x25519.getSharedSecret(secretKey, recipient), share, recipient);
  return `-> X25519 ${base64(share)}\n${base64(seal(key, zeroNonce, fileKey))}\n`;
}

const macOf = (header: string, fileKey: Uint8Array): Buffer =>
  createHmac('sha256', derived(fileKey, nothing, 'header'))
    .update(header)
    .digest();

/** Encrypts for recipients, each of whom can open it alone. */
export async function* encrypted(
  plain: AsyncIterable<Uint8Array>,
  recipients: readonly Uint8Array[],
): AsyncGenerator<Buffer> {
  const fileKey = randomBytes(16);
  const stanzas = recipients.map((one) => stanzaFor(one, fileKey)).join('');
  const header = `${version}\n${stanzas}---`;
  const nonce = randomBytes(16);
  yield Buffer.concat([Buffer.from(`${header} ${base64(macOf(header, fileKey))}\n`), nonce]);
  const key = derived(fileKey, nonce, 'payload');
  const source = byteSource(plain);
  for (let piece = 0, isLast = false; !isLast; piece += 1) {
    const taken = await source.upTo(pieceBytes);
    isLast = await source.isAtEnd();
    yield seal(key, nonceOf(piece, isLast), taken);
  }
}

type Source = ReturnType<typeof byteSource>;

/** Reads the header; the file key, opened by the identity. */
async function openHeader(source: Source, identity: Uint8Array): Promise<Buffer> {
  let header = `${await source.line()}\n`;
  if (header !== `${version}\n`) throw new Error('This file is not an archive of backup.');
  const recipient = x25519.getPublicKey(identity);
  let fileKey: Buffer | null = null;
  for (;;) {
    const line = await source.line();
    if (line.startsWith('--- ')) {
      if (!fileKey) throw new Error('The archive was made for another key.');
      header += '---';
      const mac = Buffer.from(line.slice(4), 'base64');
      const expected = macOf(header, fileKey);
      if (mac.length !== expected.length || !timingSafeEqual(mac, expected)) throw damaged();
      return fileKey;
    }
    header += `${line}\n`;
    const [, kind, text = ''] = line.split(' ');
    if (kind !== 'X25519' || fileKey) continue;
    const body = await source.line();
    header += `${body}\n`;
    const share = Buffer.from(text, 'base64');
    if (share.length !== 32) throw damaged();
    const key = wrappingKey(x25519.getSharedSecret(identity, share), share, recipient);
    fileKey = unseal(key, zeroNonce, Buffer.from(body, 'base64'));
  }
}

/**
 * Decrypts; yields nothing that is not authenticated.
 * @throws Error when it was made for another key, or was changed, moved or cut off anywhere
 */
export async function* decrypted(
  file: AsyncIterable<Uint8Array>,
  identity: Uint8Array,
): AsyncGenerator<Buffer> {
  const source = byteSource(file);
  const fileKey = await openHeader(source, identity);
  const key = derived(fileKey, await source.upTo(16), 'payload');
  for (let piece = 0, isLast = false; !isLast; piece += 1) {
    const sealed = await source.upTo(pieceBytes + tagBytes);
    isLast = await source.isAtEnd();
    const plain = unseal(key, nonceOf(piece, isLast), sealed);
    if (!plain) throw damaged();
    yield plain;
  }
}
