import { createHmac } from 'node:crypto';

const decoded = (part = '') =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** An access token with other claims added, signed as ours are by whoever has the secret. */
export function fakeAccessToken(token: string, claims: object, secret: string): string {
  const [header = '', own] = token.split('.');
  const input = `${header}.${encoded({ ...decoded(own), ...claims })}`;
  return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`;
}
