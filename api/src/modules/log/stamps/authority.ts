import { randomBytes } from 'node:crypto';
import { seconds } from '../../../platform/clock';
import { NoTimeStamp, stampIn, stampRequest } from './token';

/** A token with its certificates has some 6 kB. */
const longestReply = 32_768;
const defaultTimeout = seconds(5);

async function read({ body }: Response): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body ?? []) {
    length += piece.length;
    if (length > longestReply) throw new NoTimeStamp('The reply is too long.');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Sixteen random bytes of a number that has no other encoding: neither negative nor shorter. */
function freshNonce(): Buffer {
  const nonce = randomBytes(16);
  nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40;
  return nonce;
}

/** Throws NoTimeStamp where there is no whole reply, with the cause in its words. */
async function replyTo(request: Buffer, address: string, timeoutMs: number): Promise<Buffer> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query' },
      body: Uint8Array.from(request),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new NoTimeStamp(`The reply has the status ${response.status}.`);
    return await read(response);
  } catch (error) {
    if (error instanceof NoTimeStamp || !(error instanceof Error)) throw error;
    const { message } = error.cause instanceof Error ? error.cause : error;
    throw new NoTimeStamp(`The authority cannot be reached: ${message}.`);
  }
}

/** Asks an authority over HTTP (RFC 3161, 3.4). Follows no redirects. */
export function timeStampAuthority(address: string, { timeoutMs = defaultTimeout } = {}) {
  return {
    /** Stamps a text, of which it is sent a hash. Rejects with NoTimeStamp. */
    async stamp(text: string) {
      const question = { text, nonce: freshNonce() };
      return stampIn(await replyTo(stampRequest(question), address, timeoutMs), question);
    },
  };
}

/** A time-stamping authority (RFC 3161). */
export type TimeStampAuthority = ReturnType<typeof timeStampAuthority>;
