import { createHmac } from 'node:crypto';
import type { Key } from '../platform/keys/keys';

const decoded = (part = '') =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** An access token with added claims, signed with the key. */
export function fakeAccessToken(token: string, claims: object, { bytes }: Key): string {
  const [header = '', own] = token.split('.');
  const input = `${header}.${encoded({ ...decoded(own), ...claims })}`;
  return `${input}.${createHmac('sha256', bytes).update(input).digest('base64url')}`;
}
