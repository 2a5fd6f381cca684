import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type ContentCoding, negotiateEncoding } from './accept-encoding';

interface Answer {
  status: 200 | 304;
  headers: Readonly<Record<string, string>>;
  body: Buffer | undefined;
}

/** A reply in each supported coding, made once and sent many times. */
export interface Encoded {
  /** Weak, because it is the same for every coding. */
  etag: string;
  answers: Readonly<Record<ContentCoding, Answer>>;
  /** For callers who have this version. */
  unmodified: Answer;
}

export const brotli = promisify(brotliCompress);
export const zip = promisify(gzip);

/** Nearly the best compression, in a tenth of the time of the highest level. */
const brotliLevel = 9;

/** Compresses `text` off the event loop. */
export async function encode(mediaType: string, text: string): Promise<Encoded> {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliLevel } }),
    zip(identity, { level: 9 }),
  ]);
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const etag = `W/"${digest}"`;
  const common = {
    etag,
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=0, must-revalidate',
  };
  const headers = { ...common, 'content-type': mediaType };
  const coded = (coding: ContentCoding, body: Buffer): Answer => ({
    status: 200,
    headers: { ...headers, 'content-encoding': coding },
    body,
  });
  return {
    etag,
    answers: {
      br: coded('br', br),
      gzip: coded('gzip', gzipped),
      identity: { status: 200, headers, body: identity },
    },
    unmodified: { status: 304, headers: common, body: undefined },
  };
}

/** A reply that was encoded in another thread, from which buffers arrive as plain bytes. */
export function fromThread({ answers, ...encoded }: Encoded): Encoded {
  const received = ({ body, ...answer }: Answer): Answer => ({
    ...answer,
    body: body && Buffer.from(body.buffer, body.byteOffset, body.byteLength),
  });
  const { br, gzip: gzipped, identity } = answers;
  return {
    ...encoded,
    answers: { br: received(br), gzip: received(gzipped), identity: received(identity) },
  };
}

/** Whether the caller has this version (RFC 9110, If-None-Match). */
function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag) return true;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
}

/** The reply for these request headers; browsers revalidate every time. */
export function answer(
  { etag, answers, unmodified }: Encoded,
  asked: { 'accept-encoding'?: string | undefined; 'if-none-match'?: string | undefined },
): Answer {
  if (isKnown(etag, asked['if-none-match'])) return unmodified;
  return answers[negotiateEncoding(asked['accept-encoding'])];
}
