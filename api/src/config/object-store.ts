import * as z from 'zod/mini';
import { isLocalAddress } from './local-address';

const keyParts = /^([^:\s]+):(\S+)$/;

export const objectStoreKey = z.pipe(
  z.string().check(z.regex(keyParts, 'must be <id of the key>:<secret>')),
  z.transform((text) => {
    const [, keyId = '', secret = ''] = keyParts.exec(text) ?? [];
    return { keyId, secret };
  }),
);

/** Whether an address names a bucket by its path, and nothing else. */
function isBucketAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin, pathname } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLocalAddress(text));
  return isSafe && text === origin + pathname && /^\/[a-z\d][a-z\d.-]+[a-z\d]$/.test(pathname);
}

export const bucketAddress = z
  .string()
  .check(
    z.refine(
      isBucketAddress,
      'must be the address of a bucket such as https://s3.eu-central-1.amazonaws.com/bucket; http only on this machine',
    ),
  );
