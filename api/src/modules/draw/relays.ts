import { createHash } from 'node:crypto';
import { type BeaconChain, roundAfter } from '@meritum/shared/merit/assign/beacon';
import * as z from 'zod/mini';
import type { Beacon } from '../../config/beacon';
import { after, minutes, seconds } from '../../platform/clock';

/** Only the signature is read: the value is computed from it, never taken from a relay. */
const roundReply = z.object({
  round: z.int(),
  signature: z.string().check(z.regex(/^[0-9a-f]{96}$/)),
});

/** The longest time for a relay's whole reply. */
const patience = seconds(5);

/** In bytes; a round takes some 250. */
const largestReply = 4_096;

const bytesOf = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));

/**
 * Whether the chain has signed the round, by the scheme bls-unchained-g1-rfc9380. It signs the
 * SHA-256 of the round's number in 8 bytes.
 */
export async function isRoundSigned(
  { publicKey }: BeaconChain,
  round: number,
  signature: string,
): Promise<boolean> {
  // Loaded on demand, once a season, because nothing else needs the curve.
  const { bls12_381 } = await import('@noble/curves/bls12-381.js');
  const { hash, verify } = bls12_381.shortSignatures;
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(round));
  const message = Uint8Array.from(createHash('sha256').update(number).digest());
  try {
    return verify(bytesOf(signature), hash(message), bytesOf(publicKey));
  } catch {
    // The library throws for bytes that are no point of the curve.
    return false;
  }
}

async function readAtMost(response: Response, bytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > bytes) throw new Error('its reply is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Throws an error that says what is wrong with the relay's reply. */
async function askRelay(relay: string, chain: BeaconChain, round: number): Promise<string> {
  const response = await fetch(`${relay}/${chain.hash}/public/${round}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`it answered ${response.status}`);
  }
  const reply = roundReply.safeParse(JSON.parse(await readAtMost(response, largestReply)));
  if (!reply.success || reply.data.round !== round) throw new Error('its reply is no such round');
  const { signature } = reply.data;
  if (await isRoundSigned(chain, round, signature)) return signature;
  throw new Error('the chain has not signed its reply');
}

/**
 * The signature of a round, from the first relay that sends a valid one.
 * @throws Error that says what each relay did, if none does
 */
export async function fetchRound(
  relays: readonly string[],
  chain: BeaconChain,
  round: number,
): Promise<string> {
  const failures: string[] = [];
  for (const relay of relays) {
    try {
      return await askRelay(relay, chain, round);
    } catch (error) {
      failures.push(`${relay}: ${error instanceof Error ? error.message : 'no reply'}`);
    }
  }
  const why = failures.join('; ') || 'None is configured';
  throw new Error(`No relay gave round ${round} of the beacon. ${why}`);
}

/** Whether any relay sends a valid round of about a minute ago. */
export async function relayAnswers(beacon: Beacon | undefined, now: Date): Promise<boolean> {
  if (!beacon) return false;
  // `roundAfter` adds ten minutes, so this round was signed about a minute ago.
  const round = roundAfter(beacon.chain, after(now, -minutes(11)));
  const asked = beacon.relays.map((relay) => fetchRound([relay], beacon.chain, round));
  // All relays are asked together, because an organiser waits.
  return Promise.any(asked).then(
    () => true,
    () => false,
  );
}
