import * as z from 'zod/mini';
import type { ObjectStore } from '../platform/files/s3-client';
import { isLocalAddress } from './production';

/** Ids have no colon. */
const keyParts = /^([^:\s]+):(\S+)$/;

export const objectStoreKey = z
  .string()
  .check(z.regex(keyParts, 'must be <id of the key>:<secret>'));

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

interface Settings {
  DOCUMENTS_S3?: string | undefined;
  DOCUMENTS_S3_REGION: string;
  DOCUMENTS_S3_KEY?: string | undefined;
}

/** The bucket that documents are kept in; undefined when the database keeps them. */
export function objectStoreOf(env: Settings): ObjectStore | undefined {
  const [, keyId, secret] = keyParts.exec(env.DOCUMENTS_S3_KEY ?? '') ?? [];
  if (env.DOCUMENTS_S3 === undefined || !keyId || !secret) return undefined;
  return { bucket: env.DOCUMENTS_S3, region: env.DOCUMENTS_S3_REGION, keyId, secret };
}
