import { fromHex, sha256, toHex } from '../ledger/bytes';

/** A public source of randomness: a drand chain, which signs the number of each round. */
export interface BeaconChain {
  /** SHA-256 of the chain's founding parameters, in hexadecimal. */
  hash: string;
  /** Key on G2 of BLS12-381, 96 bytes in hexadecimal; signatures are on G1. */
  publicKey: string;
  /** Time at which round 1 is signed, in seconds since 1970. */
  genesis: number;
  /** Seconds between rounds. */
  period: number;
}

/**
 * The chain `quicknet` of the League of Entropy, scheme bls-unchained-g1-rfc9380, as
 * https://api.drand.sh/52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971/info says.
 */
export const quicknet: BeaconChain = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1_692_803_367,
  period: 3,
};

/** Whether the chain equals quicknet in every field, not only in its hash. */
export const isQuicknet = ({ hash, publicKey, genesis, period }: BeaconChain): boolean =>
  hash === quicknet.hash &&
  publicKey === quicknet.publicKey &&
  genesis === quicknet.genesis &&
  period === quicknet.period;

/**
 * Milliseconds between choosing a round and its signature: more than clocks differ, and than a
 * signed head of the public log needs to cover the round's number.
 */
const ahead = 600_000;

/** The time at which a round is signed. */
export const timeOfRound = ({ genesis, period }: BeaconChain, round: number): Date =>
  new Date((genesis + (round - 1) * period) * 1_000);

/** The first round that is signed at least ten minutes after `now`, so that nobody knows it yet. */
export const roundAfter = ({ genesis, period }: BeaconChain, now: Date): number =>
  Math.max(1, Math.ceil(((now.getTime() + ahead) / 1_000 - genesis) / period) + 1);

/**
 * The random value of a round: SHA-256 of its signature, both in hexadecimal.
 * @throws RangeError if the signature is not hexadecimal
 */
export const valueOfRound = (signature: string): string => toHex(sha256(fromHex(signature)));

export interface PublishedRound {
  chain: BeaconChain;
  number: number;
  fixedAt: string;
  signature: string;
}

/**
 * Whether this is a round of quicknet that nobody knew when it was chosen, as far as the record
 * shows. Any relay of the chain shows whether the signature is genuine.
 */
export const isFirstRound = ({ chain, number, fixedAt, signature }: PublishedRound): boolean =>
  isQuicknet(chain) &&
  /^[0-9a-f]{96}$/.test(signature) &&
  number === roundAfter(chain, new Date(fixedAt));
