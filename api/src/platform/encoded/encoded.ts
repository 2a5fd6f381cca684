import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type ContentCoding, negotiateEncoding } from './accept-encoding';

/** What a caller is answered with. */
interface Answer {
  status: 200 | 304;
  headers: Readonly<Record<string, string>>;
  body: Buffer | undefined;
}

/** A reply in each coding that we offer, made once with its headers and sent many times. */
export interface Encoded {
  /** Weak, because it stands for the content in any coding. */
  etag: string;
  answers: Readonly<Record<ContentCoding, Answer>>;
  /** For whoever has it already. */
  unmodified: Answer;
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

/** True when the caller has this content already (RFC 9110, If-None-Match). */
function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag) return true;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
}

/** What to answer a caller who sent these headers; every browser asks again each time. */
export function answer(
  { etag, answers, unmodified }: Encoded,
  asked: { 'accept-encoding'?: string | undefined; 'if-none-match'?: string | undefined },
): Answer {
  if (isKnown(etag, asked['if-none-match'])) return unmodified;
  return answers[negotiateEncoding(asked['accept-encoding'])];
}
