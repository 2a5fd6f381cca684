import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Coding, chooseCoding } from './accept-encoding';

/** A reply's body in each coding that we offer, made once and sent many times. */
export interface Encoded {
  mediaType: string;
  /** Weak, because it stands for the content in any coding. */
  etag: string;
  bodies: Record<Coding, Buffer>;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Near the best that brotli can do, in a tenth of the time of its highest level. */
const brotliLevel = 9;

/** Compresses `text` off the event loop. */
export async function encode(mediaType: string, text: string): Promise<Encoded> {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliLevel } }),
    zip(identity, { level: 9 }),
  ]);
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { mediaType, etag: `W/"${digest}"`, bodies: { br, gzip: gzipped, identity } };
}

/** True when the caller has this content already (RFC 9110, If-None-Match). */
function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
}

interface Answer {
  status: 200 | 304;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/** What to answer a caller who sent these headers; every browser asks again each time. */
export function answer(
  { mediaType, etag, bodies }: Encoded,
  asked: { 'accept-encoding'?: string | undefined; 'if-none-match'?: string | undefined },
): Answer {
  const common = {
    etag,
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=0, must-revalidate',
  };
  if (isKnown(etag, asked['if-none-match'])) {
    return { status: 304, headers: common, body: undefined };
  }
  const coding = chooseCoding(asked['accept-encoding']);
  const headers: Record<string, string> = { ...common, 'content-type': mediaType };
  if (coding !== 'identity') headers['content-encoding'] = coding;
  return { status: 200, headers, body: bodies[coding] };
}
