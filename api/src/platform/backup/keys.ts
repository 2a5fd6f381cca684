import { x25519 } from '@noble/curves/ed25519.js';

/** Key pairs of age (https://c2sp.org/age): 32 bytes for X25519, written in Bech32 (BIP 173). */
const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const recipientPrefix = 'age';
const identityPrefix = 'age-secret-key-';
const checksumLength = 6;

/** The checksum's polynomial over values of five bits (BIP 173). */
function polymod(values: readonly number[]): number {
  const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
  let check = 1;
  for (const value of values) {
    const top = check >>> 25;
    check = ((check & 0x1ffffff) << 5) ^ value;
    generators.forEach((generator, bit) => {
      if ((top >>> bit) & 1) check ^= generator;
    });
  }
  return check >>> 0;
}

const expanded = (prefix: string): number[] => {
  const codes = [...prefix].map((letter) => letter.charCodeAt(0));
  return [...codes.map((code) => code >>> 5), 0, ...codes.map((code) => code & 31)];
};

/** Cuts numbers of `from` bits anew into numbers of `to` bits; `pad` fills the last one. */
function regroup(values: Iterable<number>, [from, to]: [number, number], pad: boolean): number[] {
  const made: number[] = [];
  let [held, bits] = [0, 0];
  for (const value of values) {
    held = (held << from) | value;
    bits += from;
    for (; bits >= to; bits -= to) made.push((held >>> (bits - to)) & ((1 << to) - 1));
    held &= (1 << bits) - 1;
  }
  if (pad && bits > 0) made.push((held << (to - bits)) & ((1 << to) - 1));
  return made;
}

function bech32(prefix: string, key: Uint8Array): string {
  const values = regroup(key, [8, 5], true);
  const filler = new Array<number>(checksumLength).fill(0);
  const check = polymod([...expanded(prefix), ...values, ...filler]) ^ 1;
  const checksum = filler.map((_, place) => (check >>> (5 * (checksumLength - 1 - place))) & 31);
  return `${prefix}1${[...values, ...checksum].map((value) => alphabet[value]).join('')}`;
}

/** The 32 bytes of a key with this prefix; undefined when the text is not one. */
function keyIn(text: string, prefix: string): Uint8Array | undefined {
  const lower = text.toLowerCase();
  if ((text !== lower && text !== text.toUpperCase()) || !lower.startsWith(`${prefix}1`))
    return undefined;
  const values = [...lower.slice(prefix.length + 1)].map((letter) => alphabet.indexOf(letter));
  if (values.includes(-1) || polymod([...expanded(prefix), ...values]) !== 1) return undefined;
  const key = Uint8Array.from(regroup(values.slice(0, -checksumLength), [5, 8], false));
  return key.length === 32 ? key : undefined;
}

/** A new pair: `identity` opens what is written for `recipient`, both as age writes them. */
export function newKeyPair(): { identity: string; recipient: string } {
  const { secretKey, publicKey } = x25519.keygen();
  return {
    identity: bech32(identityPrefix, secretKey).toUpperCase(),
    recipient: bech32(recipientPrefix, publicKey),
  };
}

/** @throws Error when the text is not a public key of age */
export function parseRecipient(text: string): Uint8Array {
  const key = keyIn(text.trim(), recipientPrefix);
  if (!key) throw new Error('A public key begins with age1 and is printed by backup-key.');
  return key;
}

/** The first secret key in a file as `backup-key` and age-keygen write it. Throws without one. */
export function parseIdentity(file: string): Uint8Array {
  const [line = ''] = file.split(/\r?\n/).filter((one) => one.trim() && !one.startsWith('#'));
  const key = keyIn(line.trim(), identityPrefix);
  if (!key) throw new Error('The key file has no line that is a secret key (AGE-SECRET-KEY-1...).');
  return key;
}
