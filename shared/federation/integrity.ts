import { createHash } from 'node:crypto';

/** Value of the `integrity` attribute, with which a browser checks a file. */
export const integrityOf = (content: string | Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** SHA-256 in base64 without the final "=", which is always the same. */
export const shortHashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64').slice(0, -1);
