import { createHash } from 'node:crypto';

/** SHA-256 of parts, each bytes or hexadecimal. */
export function sha256Of(...parts: readonly (string | Uint8Array | number[])[]): Buffer {
  const sum = createHash('sha256');
  for (const part of parts)
    sum.update(typeof part === 'string' ? Buffer.from(part, 'hex') : Buffer.from(part));
  return sum.digest();
}

/** MTH as RFC 6962, 2.1 defines it: split at the largest power of two below the number of leaves. */
export function rootByDefinition(leaves: readonly Uint8Array[]): Buffer {
  if (leaves.length === 0) return sha256Of();
  if (leaves.length === 1) return Buffer.from(leaves[0] as Uint8Array);
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return sha256Of([1], rootByDefinition(left), rootByDefinition(right));
}
