import { createHash } from 'node:crypto';

/** What a browser compares the bytes of a file with (the `integrity` attribute). */
export const integrityOf = (content: string | Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
