import { createHash } from 'node:crypto';

/** What a browser compares the bytes of a file with (the `integrity` attribute). */
export const integrityOf = (content: string | Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** SHA-256 in base64 without its last sign, which always is "=": a third less where there are many. */
export const shortHashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64').slice(0, -1);
