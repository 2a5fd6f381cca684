import { createHmac } from 'node:crypto';
import type { Key } from '../src/platform/keys/keys';
import { testKeys } from './config';

const { current } = testKeys['access tokens'];

export const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** An access token that is signed by hand. */
export function forge(
  claims: object,
  { header = {}, key = current }: { header?: Record<string, unknown>; key?: Key } = {},
): string {
  const whole = { alg: 'HS256', typ: 'JWT', kid: key.id, ...header };
  const input = `${encoded(whole)}.${encoded(claims)}`;
  const digest = whole.alg === 'HS512' ? 'sha512' : 'sha256';
  const signed = whole.alg !== 'none';
  const signature = signed ? createHmac(digest, key.bytes).update(input).digest('base64url') : '';
  return `${input}.${signature}`;
}
